import { fromPromise } from 'xstate';
import type { PayLaterPorts } from '#machines/pay-later/pay-later.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { askForForm, leaveWithForm } from '#src/flows/shared/payment-form.actors.ts';

/** The actors of paying later or with PayPal: the provider's form and decision (core 7), and the navigation to it. */
export const createPayLaterActors = (): PayLaterPorts => ({
  askProvider: fromPromise(({ input, signal }) => askForForm(input, signal)),
  leaveForProvider: leaveWithForm,
  readApproval: fromPromise(({ input: { token: approval }, signal }) =>
    unwrap(api.GET('/cart/v1/paymentApproval', { params: { query: { approval } }, signal })),
  ),
});
