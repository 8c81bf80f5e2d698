import type { GiftOption } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface GiftOptionInput {
  /** The line of the cart: a digital product. */
  itemId: string;
}

export interface GiftOptionContext {
  itemId: string;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

/** Recipient, sender and message. */
export type GiftOptionEvent = { type: 'gift.submitted'; gift: GiftOption };
