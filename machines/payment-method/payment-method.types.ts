import type { PaymentMethod, PaymentSessionMeta, SavedCard } from '#openapi/generated/waymark.gen.ts';
import type { Approval, ApprovalMethod } from '#machines/pay-later/pay-later.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/**
 * A newly typed card, as far as the shop knows it: a one-time token, and what may be shown. Its number stays with the
 * provider.
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

/** A saved card of the customer. */
export interface RecalledCard {
  kind: 'recalled';
  paymentInstrumentId: string;
  brand: string;
  lastFour: string;
}

export type Card = TypedCard | RecalledCard;

/** No card: a plan of the pay-later provider or of PayPal, once it has approved. */
export interface PayLater {
  /** @fact Who approves: what the shopper chose. */
  kind: ApprovalMethod;
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

export type MethodId = PaymentMethod['payment_method_id'];

export interface PaymentMethodInput {
  /** `en-us`. */
  locale: string;
}

export interface PaymentMethodContext {
  locale: string;
  /** What the cart can be paid with, in the order of the service; null until it has answered, and if it cannot. */
  methods: readonly MethodId[] | null;
  /** The saved cards; null for a shopper without an account, and if they could not be read. */
  savedCards: SavedCard[] | null;
  /** The saved card that is chosen, or preselected. */
  chosenId: string | null;
  /** @fact Whether a newly typed card is to be saved; the shopper's choice. */
  isKept: boolean;
  session: CardSession | null;
  /** The id of the element for the fields, while it is on the page. */
  placeId: string | null;
  card: Payment | null;
  /** The error of the provider's fields; they show it beside the field, too. */
  message: string | null;
  failure: ApiFailure | null;
}

export type PaymentMethodEvent =
  /** The element for the card fields was added to the page, or removed. */
  | { type: 'fields.placed'; placeId: string }
  | { type: 'fields.removed' }
  /** The provider's fields accept input. */
  | { type: 'fields.ready' }
  /** The shopper pressed the button, or Enter in a field of the card. */
  | { type: 'card.submitted' }
  | { type: 'card.tokenised'; card: Pick<TypedCard, 'token' | 'brand' | 'bin' | 'lastFour'> }
  | { type: 'card.invalid'; message: string }
  /** The provider could not make a token: its session expired, or it cannot be reached. */
  | { type: 'card.failed'; reason: 'session-expired' | 'unavailable' }
  | { type: 'payment.retried' }
  | { type: 'savedCard.chosen'; paymentInstrumentId: string }
  /** The shopper wants to type a card. */
  | { type: 'newCard.chosen' }
  /** The shopper wants to pay later, without a card; or with a card after all. */
  | { type: 'payLater.chosen' }
  /** The shopper wants to pay with PayPal, without a card. */
  | { type: 'payPal.chosen' }
  | { type: 'cardPayment.chosen' }
  /** Whether the typed card is to be saved. */
  | { type: 'keeping.chosen'; isKept: boolean };

export type PaymentMethodOutput = Payment;

/**
 * `typing`: a card is typed, or could be once its fields are loaded. `busy`: the fields are loading, or the token is
 * requested.
 */
export type PaymentMethodTag = 'busy' | 'fields' | 'typing';

/** Command to the provider's fields. */
export interface FieldsCommand {
  type: 'fields.submitted';
}
