import type { Consent, ConsentCategory, Standing } from '#src/domain/consent.ts';

/** Region, the answer from an earlier page, and whether this page is a preview. */
export type ConsentInput = Standing;

export interface ConsentContext extends Standing {
  /** The shopper's answer, at most half a year old; null before they answered. */
  consent: Consent | null;
}

export type ConsentEvent =
  | { type: 'everything.accepted' }
  /** Only the necessary category. */
  | { type: 'necessary.accepted' }
  /** The shopper opens the categories: from the banner, or at any time from the foot of a page. */
  | { type: 'choice.opened' }
  | { type: 'choice.submitted'; accepted: readonly ConsentCategory[] }
  /** The categories were closed without an answer. */
  | { type: 'choice.left' };
