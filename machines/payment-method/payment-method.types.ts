import type { PaymentSessionMeta } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** A card as the shop may know it: a one-time token, and what may be shown of it. Its number stays with the provider. */
export interface Card {
  token: string;
  brand: string;
  /** The first six digits. */
  bin: string;
  lastFour: string;
  sessionId: string;
}

/** What the provider needs to show its card fields. */
export type CardSession = PaymentSessionMeta & { clientKey: string; scriptUrl: string; frameUrl: string; sessionId: string };

export interface PaymentMethodInput {
  /** `en-us`. */
  locale: string;
}

export interface PaymentMethodContext {
  locale: string;
  session: CardSession | null;
  /** The id of the element that the fields go into, while it is on the page. */
  placeId: string | null;
  card: Card | null;
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
  | { type: 'card.tokenised'; card: Omit<Card, 'sessionId'> }
  | { type: 'card.invalid'; message: string }
  /** The provider could not make a token: its session ran out, or it is not to be reached. */
  | { type: 'card.failed'; reason: 'session-expired' | 'unavailable' }
  | { type: 'payment.retried' };

export type PaymentMethodOutput = Card;

/** `busy`: the fields are on their way, or the card is being taken. */
export type PaymentMethodTag = 'busy' | 'fields';

/** What the chart asks of the provider's fields. */
export interface FieldsCommand {
  type: 'fields.submitted';
}
