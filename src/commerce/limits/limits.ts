import type { ErrorId } from '#openapi/generated/waymark.gen.ts';

/** A secret that somebody could find by trying. */
export type Guessable = 'signIn' | 'giftCard' | 'orderLookUp' | 'coupon' | 'rewardCode' | 'agreement';

/**
 * What a limit counts by. `target` is what is tried: an account, a gift card, an order number; for codes and
 * agreements it is the session or account that tries them. `address` is the client's.
 */
type CountedBy = 'target and address' | 'target' | 'address';

export interface Limit {
  by: CountedBy;
  /** Tries that may be compared within `seconds`. */
  points: number;
  /** From the first try on; from the last one on where the limit is used up by a wrong try. */
  seconds: number;
  /** A try over the limit is refused, or has to pass the bot check first. Without a bot defence nothing is checked. */
  over: 'refuse' | 'check';
  /** Refusal; API429 with `retryAfter` by default. */
  errorId?: Extract<ErrorId, 'AUT423'>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How many tries there are, in the order in which they are counted: a try that one limit refuses does not count in
 * the next, nor does one that the bot check stops. So a client that goes on after its lock cannot use up what others
 * have, and one that passes no check cannot use up what a gift card takes. docs/decisions/020 explains the figures.
 */
export const limits: Readonly<Record<Guessable, readonly Limit[]>> = {
  signIn: [
    { by: 'target and address', points: 5, seconds: 15 * MINUTE, over: 'refuse', errorId: 'AUT423' },
    { by: 'address', points: 100, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 20, seconds: HOUR, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
  ],
  giftCard: [
    { by: 'target and address', points: 5, seconds: HOUR, over: 'refuse' },
    { by: 'target and address', points: 10, seconds: DAY, over: 'refuse' },
    { by: 'address', points: 60, seconds: DAY, over: 'refuse' },
    { by: 'address', points: 20, seconds: DAY, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
    { by: 'target', points: 30, seconds: DAY, over: 'refuse' },
  ],
  orderLookUp: [
    { by: 'target and address', points: 5, seconds: 15 * MINUTE, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 20, seconds: HOUR, over: 'check' },
    { by: 'target', points: 10, seconds: DAY, over: 'check' },
  ],
  coupon: [
    { by: 'target', points: 10, seconds: 10 * MINUTE, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
  ],
  rewardCode: [
    { by: 'target', points: 10, seconds: HOUR, over: 'refuse' },
    { by: 'address', points: 60, seconds: HOUR, over: 'refuse' },
  ],
  // On top of those of the sign-in.
  agreement: [{ by: 'target', points: 10, seconds: HOUR, over: 'refuse' }],
};
