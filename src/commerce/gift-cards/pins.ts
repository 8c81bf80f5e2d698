import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Key, keyOf, type KeyRing } from '../keys.ts';

/** Digits of the PINs that the shop makes; the form accepts 4 to 8. */
const LENGTH = 6;

/**
 * Stores PINs as HMACs: a PIN is so short that a hash without a key could be reversed, however slow it is
 * (docs/decisions/025).
 */
export interface Pins {
  /** Returns what is stored of a card's PIN: the id of the key, `$`, and the HMAC of number and PIN. */
  hash(number: string, pin: string): string;
  /** True if the PIN is right. Takes as long for a card that does not exist (null). */
  isPin(number: string, pin: string, hash: string | null): boolean;
  /** True if a hash was made with the key that is in use now. */
  isCurrent(hash: string): boolean;
  /**
   * Returns a PIN for a card that the shop sells. It is derived from the number and the key, so that it is not stored.
   */
  make(number: string): string;
  /** Returns the PIN that `make` gave a card; null if its key is gone, or the PIN was not made by `make`. */
  find(number: string, hash: string): string | null;
  /** Ids of the keys, the current one first. */
  keyIds: readonly string[];
}

const mac = ({ secret }: Key, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
const hashBy = (key: Key, number: string, pin: string): string =>
  `${key.id}$${mac(key, 'hash', number, pin).toString('base64url')}`;
const makeBy = (key: Key, number: string): string =>
  String(mac(key, 'pin', number).readBigUInt64BE() % 10n ** BigInt(LENGTH)).padStart(LENGTH, '0');

/** Makes the PIN functions. The first key hashes; PINs that the others have hashed still work. */
export function createPins(ring: KeyRing): Pins {
  const [current] = ring;
  const isPin: Pins['isPin'] = (number, pin, known) => {
    const key = keyOf(ring, known?.split('$')[0]);
    const [given, wanted] = [Buffer.from(hashBy(key ?? current, number, pin)), Buffer.from(known ?? '')];
    return key !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return {
    hash: (number, pin) => hashBy(current, number, pin),
    isPin,
    isCurrent: (known) => known.startsWith(`${current.id}$`),
    make: (number) => makeBy(current, number),
    find: (number, known) => ring.map((key) => makeBy(key, number)).find((pin) => isPin(number, pin, known)) ?? null,
    keyIds: ring.map(({ id }) => id),
  };
}
