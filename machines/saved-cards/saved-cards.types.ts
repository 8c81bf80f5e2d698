import type { SavedCard } from '#openapi/generated/waymark.gen.ts';
import type { Notice } from '#machines/shared/notice.ts';

export interface SavedCardsInput {
  /** `en-us`. */
  locale: string;
  /** What the server has already loaded. */
  cards: SavedCard[] | null;
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
}

export type SavedCardsEvent =
  | { type: 'card.added' }
  /** The customer leaves the card form without saving. */
  | { type: 'adding.cancelled' }
  | { type: 'default.chosen'; id: string }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'cards.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
