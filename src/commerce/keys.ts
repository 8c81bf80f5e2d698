/** A secret with a name that what it signs carries along. */
export interface Key {
  id: string;
  secret: string;
}

/**
 * The first key signs, all of them verify: so a new key can take over while what the old one signed is still around.
 */
export type KeyRing = readonly [Key, ...Key[]];

/** What the service signs and hashes with; the same in every process that shares the database. */
export interface Keys {
  /** Signs access tokens. */
  sessions: KeyRing;
  /** Signs the links that open orders (`st`). */
  orderLinks: KeyRing;
  /** Hashes the PINs of gift cards, and those of cards that the shop sells follow from it. */
  giftCards: KeyRing;
  /** Hashes what tries are counted by. */
  limits: string;
}

/** The key that signed something; null for an id that is not in the ring (any more). */
export const keyOf = (ring: KeyRing, id: string | undefined): Key | null => ring.find((key) => key.id === id) ?? null;
