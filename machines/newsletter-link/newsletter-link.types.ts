import type { ApiFailure } from '#machines/shared/failure.ts';

export interface NewsletterLinkInput {
  /** What the link of the email is for. */
  purpose: 'confirm' | 'stop';
  /** The page answers a form that was sent without script. */
  isPosted: boolean;
}

export interface NewsletterLinkContext extends NewsletterLinkInput {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type NewsletterLinkEvent = { type: 'link.accepted' };
