import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/**
 * Gives a test's browser an address of its own, as a proxy would tell it: wrong tries are counted by address, and
 * many on purpose would lock out the tests after them. Not where cards are typed: the frame of their fields is of
 * another origin, and may not send the header.
 */
export const setOwnAddress = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
