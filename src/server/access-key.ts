import { createKeyCheck } from '#src/commerce/key-check.ts';

/** Header with the access key of a client of the service (core 7). Storefronts add it; browsers never have it. */
export const ACCESS_KEY = 'x-api-key';

/** Returns a check of a shown key. Every call passes if there are no keys. */
export const createAccessCheck = (keys: readonly string[]): ((shown: string | null | undefined) => boolean) =>
  keys.length === 0 ? () => true : createKeyCheck(keys);
