import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/**
 * Gives a test's browser an IP address of its own, in the header that a proxy sets: failed attempts are counted by
 * address, and a test that makes many would lock out the tests after it. Does not work where cards are typed: the frame
 * of the card fields has another origin, to which the header may not be sent.
 */
export const setOwnAddress = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
