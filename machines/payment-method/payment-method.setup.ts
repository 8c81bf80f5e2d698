import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  CardSession, FieldsCommand, PaymentMethodContext, PaymentMethodEvent, PaymentMethodInput, PaymentMethodOutput, PaymentMethodTag,
} from './payment-method.types.ts';

const ports = {
  /** GET /cart/v1/paymentSession for CREDIT_CARD. */
  getPaymentSession: promisePort<CardSession>('getPaymentSession'),
  /** Loads the provider's script, which runs only if its bytes are those that `integrity` names. */
  loadScript: promisePort<undefined, { scriptUrl: string; scriptIntegrity: string | null }>('loadScript'),
  /** The provider's fields in the element `placeId`, for as long as they are shown. What is typed into them stays there. */
  hostedFields: callbackPort<FieldsCommand, { placeId: string; session: CardSession; locale: string }>('hostedFields'),
};

/** What the outside world must provide before a card can be taken. */
export type PaymentMethodPorts = typeof ports;

const base = setup({
  types: {
    context: {} as PaymentMethodContext,
    events: {} as PaymentMethodEvent,
    input: {} as PaymentMethodInput,
    output: {} as PaymentMethodOutput,
    tags: '' as PaymentMethodTag,
  },
  actors: ports,
  guards: {
    hasPlace: ({ context }) => context.placeId !== null,
    hasSessionExpired: ({ event }) => {
      assertEvent(event, 'card.failed');
      return event.reason === 'session-expired';
    },
  },
  delays: {
    /** Fields that have not come by now will not: the shopper is offered another try. */
    fieldsPatience: 15_000,
    /** A card that is not taken by now is given up; nothing has been charged. */
    tokenPatience: 30_000,
  },
});

export const paymentMethodSetup = base.extend({
  actions: {
    rememberPlace: base.assign(({ event }) => {
      assertEvent(event, 'fields.placed');
      return { placeId: event.placeId };
    }),
    forgetPlace: base.assign({ placeId: null }),
    rememberCard: base.assign(({ context, event }) => {
      assertEvent(event, 'card.tokenised');
      return { card: { ...event.card, sessionId: context.session?.sessionId ?? '' }, message: null };
    }),
    rememberMessage: base.assign(({ event }) => {
      assertEvent(event, 'card.invalid');
      return { message: event.message };
    }),
    forgetMessage: base.assign({ message: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
    submitFields: base.sendTo('hostedFields', { type: 'fields.submitted' }),
  },
});
