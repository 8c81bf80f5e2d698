import type { GiftCardBalance, SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** Number and PIN of a gift card. They are in an event and a call only, never in a context. */
export interface GiftCard {
  number: string;
  pin: string;
}

/** A gift card of the customer's account, by its id there, and the typed PIN. */
export interface OwnGiftCard {
  savedId: string;
  pin: string;
}

/** A call about a card. After the bot check `giftCard` is null: the port still has the card of the previous call. */
export interface GiftCardCall {
  giftCard: GiftCard | OwnGiftCard | null;
  /** Token of the bot check; null if there was none. */
  token: string | null;
}

/** What the service says of gift cards for the cart. */
export interface GiftCardOffer {
  /** @fact Told by the service: gift cards can pay the cart. */
  isOffered: boolean;
  /** The gift cards of the customer's account; none for a guest. */
  own: SavedGiftCard[];
}

export interface GiftCardContext {
  /** Null while nobody has read it. */
  offer: GiftCardOffer | null;
  /** @fact The last try was with a card of the account: its form shows what was wrong. */
  isOwn: boolean;
  /** The balance of the last checked card. */
  balance: GiftCardBalance | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
  /** Token of the bot check, for one call. */
  token: string | null;
}

export type GiftCardEvent =
  | { type: 'giftCard.submitted'; giftCard: GiftCard }
  | { type: 'ownGiftCard.submitted'; giftCard: OwnGiftCard }
  | { type: 'balance.requested'; giftCard: GiftCard }
  | { type: 'giftCard.removeRequested'; instrumentId: string };
