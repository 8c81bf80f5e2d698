import type { SubscriptionType } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface NotifyMeFields {
  email: string;
}

/** What the dialog is about; whoever opens it passes this. */
export interface NotifyMeInput {
  productId: string;
  upc: string;
  /** Name of the product. */
  name: string;
  /** The chosen options besides the colour, such as "Size 9"; may be empty. */
  choice: string;
  /** What the request is about, as the product has it. */
  subscriptionType?: SubscriptionType;
}

export interface NotifyMeContext extends NotifyMeInput {
  /** The email of the customer who is signed in; null for a guest. */
  email: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type NotifyMeEvent = { type: 'form.submitted'; fields: NotifyMeFields };
