import type { SavedCard, SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';

/** What a customer has saved to pay with. */
export interface Wallet {
  cards: SavedCard[];
  giftCards: SavedGiftCard[];
}

/** Number and PIN of a gift card. They are in an event and a call only, never in a context. */
export interface NewGiftCard {
  number: string;
  pin: string;
}

/** A call that saves a gift card. After the bot check `giftCard` is null: the port still has that of the first call. */
export interface SaveGiftCardCall {
  giftCard: NewGiftCard | null;
  /** Token of the bot check; null if there was none. */
  token: string | null;
}

export interface SavedCardsInput {
  /** `en-us`. */
  locale: string;
  /** What the server has already loaded. */
  wallet: Wallet | null;
}

export interface SavedCardsContext extends SavedCardsInput {
  /** The card that is removed or made the default one. */
  chosenId: string | null;
  /** One-time token of the card that was typed into the provider's fields. */
  cardToken: string | null;
  /** Token of the bot defence for the call that saves the card. */
  token: string | null;
  /** What the toast says of the last change, which was refused. */
  notice: Notice | null;
  /** Why the typed gift card was refused; shown at its number. */
  failure: ApiFailure | null;
}

export type SavedCardsEvent =
  | { type: 'card.added' }
  | { type: 'giftCard.added' }
  | { type: 'giftCard.submitted'; giftCard: NewGiftCard }
  /** The customer leaves a card form without saving. */
  | { type: 'adding.cancelled' }
  | { type: 'default.chosen'; id: string }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'cards.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
