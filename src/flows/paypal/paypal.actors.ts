import { fromPromise } from 'xstate';
import type { PayPalPorts } from '#machines/paypal/paypal.setup.ts';
import { askForForm, leaveWithForm } from '#src/flows/shared/payment-form.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** The actors of the PayPal button: the cart, the form that leads to PayPal, and the navigation to it. */
export const createPayPalActors = (cart: CartRef): PayPalPorts => ({
  addItem: fromPromise(({ input: { item } }) =>
    requestChange(cart, { operation: 'addItems', items: [item], isQuiet: true }),
  ),
  askPayPal: fromPromise(({ input: { basketId }, signal }) =>
    askForForm({ basketId, method: 'paypal', isExpress: true }, signal),
  ),
  leaveForPayPal: leaveWithForm,
});
