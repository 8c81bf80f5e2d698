import { type AnyEventObject, fromCallback } from 'xstate';
import type { ApprovalMethod } from '#machines/pay-later/pay-later.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PaymentForm, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

export const noForm: ApiFailure = { errorId: 'PAY400', message: 'no form', status: 409 };

interface Asked {
  basketId: string;
  method: ApprovalMethod;
  /** From a cart, before anything is typed. */
  isExpress?: boolean;
}

/** Opens a session for the provider's page (core 7); PayPal's has an order for its window. */
export function askForSession(
  { basketId, method, isExpress = false }: Asked,
  signal: AbortSignal,
): Promise<PaymentSession> {
  const query = {
    referer: location.origin + location.pathname,
    paymentMethodId: 'CREDIT_CARD',
    paymentMethod: method === 'paypal' ? 'paypal' : 'pay_later',
    basketId,
    ...(isExpress ? { context: 'PAYPAL_EXPRESS' as const } : {}),
  } as const;
  return unwrap(api.GET('/cart/v1/paymentSession', { params: { query }, signal }));
}

/** Returns the form that leads to the provider's page. */
export async function askForForm(asked: Asked, signal: AbortSignal): Promise<PaymentForm> {
  const { form } = await askForSession(asked, signal);
  if (!form) throw noForm;
  return form;
}

/**
 * Leaves the page as the form says. A GET is a plain navigation, which the policy of the page allows to any origin.
 * Returns what takes the form off the page again.
 */
function send({ method, action, fields }: PaymentForm): () => void {
  if (method === 'GET') {
    const url = new URL(action, location.href);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    location.assign(url);
    return () => {};
  }
  const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  return () => form.remove();
}

/** Leaves the page with the form. Calls `onReturn` if the browser restores this same page. */
export function leave(form: PaymentForm, onReturn: () => void): () => void {
  const ending = new AbortController();
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal: ending.signal });
  const forget = send(form);
  return () => {
    ending.abort();
    forget();
  };
}

/** Leaves the page with the form. Sends `shopper.returned` if the browser restores this same page. */
export const leaveWithForm = fromCallback<AnyEventObject, { form: PaymentForm }>(({ input, sendBack }) =>
  leave(input.form, () => sendBack({ type: 'shopper.returned' })),
);
