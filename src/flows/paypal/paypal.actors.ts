import { fromPromise } from 'xstate';
import type { PayPalPorts } from '#machines/paypal/paypal.setup.ts';
import { askForForm, leaveWithForm } from '#src/flows/shared/payment-form.actors.ts';

/** The actors of the PayPal button: the form that leads to PayPal, and the navigation to it. */
export const createPayPalActors = (): PayPalPorts => ({
  askPayPal: fromPromise(({ input: { basketId }, signal }) =>
    askForForm({ basketId, method: 'paypal', isExpress: true }, signal),
  ),
  leaveForPayPal: leaveWithForm,
});
