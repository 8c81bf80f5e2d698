import type { ContactCategory } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface ContactFields {
  category: string;
  subject: string;
  name: string;
  email: string;
  orderNumber: string;
  /** The message. Its name is in src/charts/inspect/mask.ts: no log shows it. */
  written: string;
}

export interface ContactInput {
  /** What the server has already loaded. */
  categories: ContactCategory[] | null;
  /** @fact The page answers a form that was sent without script. */
  isPosted: boolean;
  /** Why that form was refused, if it was. */
  failure: ApiFailure | null;
}

export interface ContactContext extends ContactInput {
  /** The number of the message; null if it was sent without script. */
  caseNumber: string | null;
}

export type ContactEvent =
  | { type: 'message.submitted'; fields: ContactFields }
  | { type: 'subjects.retried' }
  /** The shopper writes another message. */
  | { type: 'another.requested' };
