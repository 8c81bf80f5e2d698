import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { PayLaterPorts } from '#machines/pay-later/pay-later.setup.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

const noForm: ApiFailure = { errorId: 'PAY400', message: 'no form', status: 409 };

/** Submits the form as if it were part of the page: the browser navigates to its target. */
function sendForm({ method, action, fields }: PaymentForm): HTMLFormElement {
  const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  return form;
}

/** The actors of paying later: the provider's form and its decision (core 7), and the navigation to it. */
export const createPayLaterActors = (): PayLaterPorts => ({
  askProvider: fromPromise(async ({ input: { basketId }, signal }) => {
    const query = {
      referer: location.origin + location.pathname,
      paymentMethodId: 'CREDIT_CARD',
      paymentMethod: 'pay_later',
      basketId,
    } as const;
    const { form } = await unwrap(api.GET('/cart/v1/paymentSession', { params: { query }, signal }));
    if (!form) throw noForm;
    return form;
  }),
  leaveForProvider: fromCallback<AnyEventObject, { form: PaymentForm }>(({ input, sendBack }) => {
    const ending = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && sendBack({ type: 'shopper.returned' }), {
      signal: ending.signal,
    });
    const form = sendForm(input.form);
    return () => {
      ending.abort();
      form.remove();
    };
  }),
  readApproval: fromPromise(({ input: { token: approval }, signal }) =>
    unwrap(api.GET('/cart/v1/paymentApproval', { params: { query: { approval } }, signal })),
  ),
});
