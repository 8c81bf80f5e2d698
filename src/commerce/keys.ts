/** A secret with an id that is part of what it signs. */
export interface Key {
  id: string;
  secret: string;
}

/**
 * The first key signs, all of them verify, so that a new key can take over while signatures of the old one are still in
 * use.
 */
export type KeyRing = readonly [Key, ...Key[]];

/** The keys for signatures and hashes; the same in every process that shares the database. */
export interface Keys {
  /** Signs access tokens. */
  sessions: KeyRing;
  /** Signs the links that open orders (`st`). */
  orderLinks: KeyRing;
  /** Hashes the PINs of gift cards. The PINs of cards that the shop sells are derived from it. */
  giftCards: KeyRing;
  /** Hashes the keys of the rate limits. */
  limits: string;
}

/** Returns the key that signed something; null for an id that is not in the ring (any more). */
export const keyOf = (ring: KeyRing, id: string | undefined): Key | null => ring.find((key) => key.id === id) ?? null;
