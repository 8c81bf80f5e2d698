import type { SnapshotFrom } from 'xstate';
import type { paymentMethodMachine } from './payment-method.machine.ts';

export type PaymentMethodSnapshot = SnapshotFrom<typeof paymentMethodMachine>;

/** The fields are on the page and can be typed in. */
export const selectHasFields = (snapshot: PaymentMethodSnapshot) => snapshot.hasTag('fields');
export const selectHasFailed = (snapshot: PaymentMethodSnapshot) => snapshot.matches('failed');
export const selectIsTokenising = (snapshot: PaymentMethodSnapshot) => snapshot.matches({ fields: 'tokenising' });
export const selectMessage = ({ context }: PaymentMethodSnapshot) => context.message;
