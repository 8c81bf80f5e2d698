import { createHash, timingSafeEqual } from 'node:crypto';

/** Header with the access key of a client of the service (core 7). Storefronts add it; browsers never have it. */
export const ACCESS_KEY = 'x-api-key';

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Returns a check of a shown key. Every call passes if there are no keys. */
export function createAccessCheck(keys: readonly string[]): (shown: string | null | undefined) => boolean {
  const known = keys.map(digest);
  return (shown) => {
    if (known.length === 0) return true;
    const given = digest(shown ?? '');
    return known.some((key) => timingSafeEqual(key, given));
  };
}
