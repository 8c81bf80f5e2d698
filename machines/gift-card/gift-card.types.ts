import type { GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What opens a gift card. It is in an event and a call only, never in a context. */
export interface GiftCard {
  number: string;
  pin: string;
}

/** A call about a card. After the bot check `giftCard` is null: the port has kept the one of the call before. */
export interface GiftCardCall {
  giftCard: GiftCard | null;
  /** Of the bot check; null where none was asked for. */
  token: string | null;
}

export interface GiftCardContext {
  /** What the service said is left on the card that was asked about. */
  balance: GiftCardBalance | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
  /** Of the bot check, for one call. */
  token: string | null;
}

export type GiftCardEvent =
  | { type: 'giftCard.submitted'; giftCard: GiftCard }
  | { type: 'balance.requested'; giftCard: GiftCard }
  | { type: 'giftCard.removeRequested'; instrumentId: string };
