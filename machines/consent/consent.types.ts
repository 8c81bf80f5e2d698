import type { Consent, ConsentCategory, Standing } from '#src/domain/consent.ts';

/** Region, what was answered on an earlier page, and whether this one is a preview. */
export type ConsentInput = Standing;

export interface ConsentContext extends Standing {
  /** What the shopper answered, now or half a year ago at most; null before they did. */
  consent: Consent | null;
}

export type ConsentEvent =
  | { type: 'everything.accepted' }
  /** Only what the shop cannot do without. */
  | { type: 'necessary.accepted' }
  /** The shopper wants to see the categories: from the banner, or at any time from the foot of a page. */
  | { type: 'choice.opened' }
  | { type: 'choice.submitted'; accepted: readonly ConsentCategory[] }
  /** The categories were put away without an answer. */
  | { type: 'choice.left' };
