import type { Currency } from '#openapi/generated/waymark.gen.ts';
import type { Handler } from '../contract.ts';
import { CommerceError, PAYMENTS_APP_ID } from '../errors.ts';
import { providerSays } from '../payments/provider-says.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

const unanswered = new CommerceError('API503', 503, { appId: PAYMENTS_APP_ID, headers: { 'retry-after': '5' } });

/** Returns the pay-later provider's decision, to the owner of the cart. Read-only. */
export const getPaymentApproval =
  ({ payments, carts }: { payments: PaymentProvider; carts: CartStore }): Handler<'getPaymentApproval'> =>
  async ({ query, context }) => {
    const session = sessionOf(context);
    const plan = await providerSays(() => payments.readPlan(query.approval), unanswered, unanswered);
    const isOwn =
      plan &&
      (await carts.read(plan.reference, session).then(
        () => true,
        () => false,
      ));
    if (!isOwn) throw new CommerceError('PYT404', 404, { field: '/approval' });
    const { state, reference: basketId, amount, currency } = plan;
    return { status: 200, body: { state, basketId, amount, currency: currency as Currency } };
  };
