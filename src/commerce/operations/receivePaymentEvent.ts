import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type PaymentEventDeps, takePaymentEvent } from '../orders/take-payment-event.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** Takes an event that the payment provider signed. Its signature is the only right to call this. */
export const receivePaymentEvent =
  (deps: PaymentEventDeps & { payments: PaymentProvider }): Handler<'receivePaymentEvent'> =>
  async ({ body }) => {
    const event = await deps.payments.readEvent(body.signedEvent);
    if (!event) throw new CommerceError('AUT404', 403, { field: '/signedEvent' });
    await takePaymentEvent(deps, event);
    return { status: 204, body: undefined };
  };
