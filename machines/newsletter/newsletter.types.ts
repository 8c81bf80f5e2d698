import type { ApiFailure } from '#machines/shared/failure.ts';

export interface NewsletterInput {
  /** What was typed in the footer; null on the page of the form, and if a target of editors opened it. */
  email: string | null;
  /** The page answers a form that was sent without script. */
  isPosted: boolean;
  /** Why that form was refused, if it was. */
  failure: ApiFailure | null;
}

export type NewsletterContext = NewsletterInput;

export type NewsletterEvent =
  | { type: 'newsletter.submitted'; email: string }
  /** The email has not arrived, or went to the wrong address. */
  | { type: 'another.requested' };
