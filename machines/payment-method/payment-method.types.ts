import type { PaymentSessionMeta, SavedCard } from '#openapi/generated/waymark.gen.ts';
import type { Approval } from '#machines/pay-later/pay-later.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/**
 * A card that was just typed, as the shop may know it: a one-time token, and what may be shown of it. Its number stays
 * with the provider.
 */
export interface TypedCard {
  kind: 'typed';
  token: string;
  brand: string;
  /** The first six digits. */
  bin: string;
  lastFour: string;
  sessionId: string;
  /** @fact The shopper wants it saved for the next time. */
  isKept: boolean;
}

/** A card that the customer has had saved. */
export interface RecalledCard {
  kind: 'recalled';
  paymentInstrumentId: string;
  brand: string;
  lastFour: string;
}

export type Card = TypedCard | RecalledCard;

/** No card: a plan of the pay-later provider, once it has approved. */
export interface PayLater {
  kind: 'pay-later';
  approval: Approval | null;
}

/** What pays the rest of an order. */
export type Payment = Card | PayLater;

/** What the provider needs to show its card fields. */
export type CardSession = PaymentSessionMeta & {
  clientKey: string;
  scriptUrl: string;
  frameUrl: string;
  sessionId: string;
};

export interface PaymentMethodInput {
  /** `en-us`. */
  locale: string;
}

export interface PaymentMethodContext {
  locale: string;
  /** What was saved earlier; null for who has no account to save it in, and when nobody could say. */
  savedCards: SavedCard[] | null;
  /** The saved card that the shopper chose, or would. */
  chosenId: string | null;
  /** @fact What the shopper said about a card that is typed now. */
  isKept: boolean;
  session: CardSession | null;
  /** The id of the element that the fields go into, while it is on the page. */
  placeId: string | null;
  card: Payment | null;
  /** What the provider's fields say is wrong; they say it beside the field too. */
  message: string | null;
  failure: ApiFailure | null;
}

export type PaymentMethodEvent =
  /** The element for the card fields came onto the page, or left it. */
  | { type: 'fields.placed'; placeId: string }
  | { type: 'fields.removed' }
  /** The provider's fields can be typed in. */
  | { type: 'fields.ready' }
  /** The shopper pressed the button, or Enter in a field of the card. */
  | { type: 'card.submitted' }
  | { type: 'card.tokenised'; card: Pick<TypedCard, 'token' | 'brand' | 'bin' | 'lastFour'> }
  | { type: 'card.invalid'; message: string }
  /** The provider could not make a token: its session ran out, or it is not to be reached. */
  | { type: 'card.failed'; reason: 'session-expired' | 'unavailable' }
  | { type: 'payment.retried' }
  | { type: 'savedCard.chosen'; paymentInstrumentId: string }
  /** The shopper wants to type a card. */
  | { type: 'newCard.chosen' }
  /** The shopper wants to pay later, without a card; or with a card after all. */
  | { type: 'payLater.chosen' }
  | { type: 'cardPayment.chosen' }
  /** Whether the card that is typed is to be saved. */
  | { type: 'keeping.chosen'; isKept: boolean };

export type PaymentMethodOutput = Payment;

/**
 * `typing`: a card is typed, or could be once its fields are there. `busy`: the fields are on their way, or the card is
 * being taken.
 */
export type PaymentMethodTag = 'busy' | 'fields' | 'typing';

/** What the chart asks of the provider's fields. */
export interface FieldsCommand {
  type: 'fields.submitted';
}
