import type { Address, Currency, PaymentPayer } from '#openapi/generated/waymark.gen.ts';
import { assertComplete } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { CommerceError, PAYMENTS_APP_ID } from '../errors.ts';
import { providerSays } from '../payments/provider-says.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { Tries } from '../limits/tries.ts';
import type { PaymentProvider, PlanPayer } from '../payments/payment-provider.ts';

const unanswered = new CommerceError('API503', 503, { appId: PAYMENTS_APP_ID, headers: { 'retry-after': '5' } });

/** No such cart, or somebody else's. An outage is neither: the approval is still good after it. */
const isOthers: ReadonlySet<string> = new Set(['BSK404', 'AUT498']);

interface ApprovalDeps {
  payments: PaymentProvider;
  carts: CartStore;
  tries: Tries;
}

/** Returns the decision of the pay-later provider or of PayPal, to the owner of the cart. Read-only. */
export const getPaymentApproval =
  ({ payments, carts, tries }: ApprovalDeps): Handler<'getPaymentApproval'> =>
  async ({ query, context }) => {
    const session = sessionOf(context);
    await tries.begin('paymentApproval', { target: session.subject, address: context.address });
    const plan = await providerSays(() => payments.readPlan(query.approval), unanswered, unanswered);
    const isOwn =
      plan &&
      (await carts.read(plan.reference, session).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CommerceError && isOthers.has(error.errorId)) return false;
          throw error;
        },
      ));
    if (!isOwn) throw new CommerceError('PYT404', 404, { field: '/approval' });
    const { state, method, reference: basketId, amount, currency, most, payer } = plan;
    return {
      status: 200,
      body: {
        state,
        payment_method_id: method === 'paypal' ? 'PAYPAL' : 'PAY_LATER',
        basketId,
        amount,
        currency: currency as Currency,
        ...(most === undefined ? {} : { most }),
        ...(payer ? { payer: payerOf(payer) } : {}),
      },
    };
  };

/** Returns the payer in the form of the contract, without what the wallet does not know. */
function payerOf({ phone, addressLine2, province, ...known }: PlanPayer): PaymentPayer {
  const address: Address = {
    ...known,
    ...(phone ? { phone } : {}),
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(province ? { province } : {}),
  };
  return { address, isComplete: isComplete(address) };
}

function isComplete(address: Address): boolean {
  try {
    assertComplete(address, { kind: 'shipping', field: '/address' });
    return true;
  } catch (error) {
    if (error instanceof CommerceError) return false;
    throw error;
  }
}
