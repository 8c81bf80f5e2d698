import { assertEvent, assign, setup } from 'xstate';
import type { PaymentMethod, SavedCard, SavedCards } from '#openapi/generated/waymark.gen.ts';
import type { ApprovalMethod } from '#machines/pay-later/pay-later.types.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  CardSession,
  FieldsCommand,
  MethodId,
  PaymentMethodContext,
  PaymentMethodEvent,
  PaymentMethodInput,
  PaymentMethodOutput,
  PaymentMethodTag,
} from './payment-method.types.ts';

const usable = (cards: readonly SavedCard[] | null): SavedCard | undefined =>
  cards?.find(({ isExpired }) => !isExpired);

const ports = {
  /** GET /cart/v1/cart/{basketId}/paymentMethods: what the cart can be paid with; empty without a cart. */
  getPaymentMethods: promisePort<readonly PaymentMethod[]>('getPaymentMethods'),
  /** GET /consumers-v3/consumer/payment_instruments: the saved cards, and whether a card can be saved. */
  getSavedCards: promisePort<SavedCards>('getSavedCards'),
  /** GET /cart/v1/paymentSession for CREDIT_CARD. */
  getPaymentSession: promisePort<CardSession>('getPaymentSession'),
  /** Loads the provider's script, which runs only if its bytes match `integrity`. */
  loadScript: promisePort<undefined, { scriptUrl: string; scriptIntegrity: string | null }>('loadScript'),
  /** Shows the provider's fields in the element `placeId`. What is typed into them stays with the provider. */
  hostedFields: callbackPort<FieldsCommand, { placeId: string; session: CardSession; locale: string }>('hostedFields'),
};

/** The effects that must be provided before a card can be used. */
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
    hasUsableCard: (_, { paymentInstruments }: SavedCards) => usable(paymentInstruments) !== undefined,
    isUsable: ({ context, event }) => {
      assertEvent(event, 'savedCard.chosen');
      return (
        context.savedCards?.some(
          ({ paymentInstrumentId, isExpired }) => paymentInstrumentId === event.paymentInstrumentId && !isExpired,
        ) ?? false
      );
    },
    isOffered: ({ context }, method: MethodId) => context.methods?.includes(method) ?? false,
    canSave: ({ context }) => context.savedCards !== null,
    hasPlace: ({ context }) => context.placeId !== null,
    hasSessionExpired: ({ event }) => {
      assertEvent(event, 'card.failed');
      return event.reason === 'session-expired';
    },
  },
  delays: {
    /** Timeout of the fields: after it, the shopper can try again. */
    fieldsPatience: 15_000,
    /** Timeout of a card's token; nothing has been charged. */
    tokenPatience: 30_000,
  },
});

export const paymentMethodSetup = base.extend({
  actions: {
    /** Stores the port's answer and chooses the default card; stores nothing for a shopper who cannot save cards. */
    rememberSaved: assign(
      ({ context }: { context: PaymentMethodContext }, { canSave, paymentInstruments }: SavedCards) => ({
        savedCards: canSave ? paymentInstruments : null,
        chosenId: usable(paymentInstruments)?.paymentInstrumentId ?? null,
        isKept: canSave && context.isKept,
      }),
    ),
    /** Stores what can be used for the cart, in the order of the service. */
    rememberMethods: assign((_, methods: readonly PaymentMethod[]) => ({
      methods: methods.flatMap(({ payment_method_id: id, available }) => (available ? [id] : [])),
    })),
    chooseSaved: base.assign(({ event }) => {
      assertEvent(event, 'savedCard.chosen');
      return { chosenId: event.paymentInstrumentId };
    }),
    rememberKeeping: base.assign(({ event }) => {
      assertEvent(event, 'keeping.chosen');
      return { isKept: event.isKept };
    }),
    /** The chosen card pays. */
    takeSaved: base.assign(({ context: { savedCards, chosenId } }) => {
      const chosen = savedCards?.find(({ paymentInstrumentId }) => paymentInstrumentId === chosenId);
      return chosen
        ? {
            card: {
              kind: 'recalled' as const,
              paymentInstrumentId: chosen.paymentInstrumentId,
              brand: chosen.cardType,
              lastFour: chosen.lastFour,
            },
          }
        : {};
    }),
    /** The provider is asked for an approval after the billing step. */
    takePlan: assign((_, kind: ApprovalMethod) => ({ card: { kind, approval: null } })),
    rememberPlace: base.assign(({ event }) => {
      assertEvent(event, 'fields.placed');
      return { placeId: event.placeId };
    }),
    forgetPlace: base.assign({ placeId: null }),
    rememberCard: base.assign(({ context, event }) => {
      assertEvent(event, 'card.tokenised');
      const { session, isKept } = context;
      return {
        card: { kind: 'typed' as const, ...event.card, sessionId: session?.sessionId ?? '', isKept },
        message: null,
      };
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
