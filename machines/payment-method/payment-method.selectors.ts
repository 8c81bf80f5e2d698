import type { SnapshotFrom, ActorRefFrom } from 'xstate';
import type { ApprovalMethod } from '#machines/pay-later/pay-later.types.ts';
import type { paymentMethodMachine } from './payment-method.machine.ts';

export type PaymentMethodSnapshot = SnapshotFrom<typeof paymentMethodMachine>;

/** True if one of the saved cards is chosen. */
export const selectIsSavedChosen = (snapshot: PaymentMethodSnapshot) => snapshot.matches('saved');
/** What the shopper wants to pay with. Only `card` needs a card. */
export const selectMethod = (snapshot: PaymentMethodSnapshot): 'card' | ApprovalMethod =>
  snapshot.matches('later') ? 'pay-later' : snapshot.matches('payPal') ? 'paypal' : 'card';
/** What the service offers for the cart, as far as this chart knows it, in the order of the service. */
export const selectMethods = ({ context }: PaymentMethodSnapshot) => context.methods;
/** True if a card is typed, or could be. */
export const selectIsTyping = (snapshot: PaymentMethodSnapshot) => snapshot.hasTag('typing');
export const selectSavedCards = ({ context }: PaymentMethodSnapshot) => context.savedCards;
export const selectChosenId = ({ context }: PaymentMethodSnapshot) => context.chosenId;
export const selectIsKept = ({ context }: PaymentMethodSnapshot) => context.isKept;
export const selectCanSubmit = (snapshot: PaymentMethodSnapshot) => snapshot.can({ type: 'card.submitted' });
/** True if the fields are on the page and accept input. */
export const selectHasFields = (snapshot: PaymentMethodSnapshot) => snapshot.hasTag('fields');
export const selectHasFailed = (snapshot: PaymentMethodSnapshot) => snapshot.matches('failed');
export const selectFailure = ({ context }: PaymentMethodSnapshot) => context.failure;
export const selectIsTokenising = (snapshot: PaymentMethodSnapshot) => snapshot.matches({ fields: 'tokenising' });
export const selectMessage = ({ context }: PaymentMethodSnapshot) => context.message;

export type PaymentMethodRef = ActorRefFrom<typeof paymentMethodMachine>;
