import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { providerSays } from '../payments/provider-says.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, price } from '../cart/cart-reply.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Tries } from '../limits/tries.ts';

interface SessionDeps extends CartDeps {
  payments: PaymentProvider;
  tries: Tries;
  /** The shop's address, without a trailing slash. */
  publicUrl: string;
}

/**
 * Returns the origin of the page. A page names itself by `referer`, which is trusted only if it is an address of the
 * shop: the public one (behind a proxy the call arrives at another) or the called one. So nobody is sent to another
 * site.
 */
function originOf(referer: string | undefined, publicUrl: string, called: string): string {
  const page = referer && URL.canParse(referer) ? new URL(referer).origin : null;
  return page === new URL(publicUrl).origin ? page : called;
}

/**
 * What an express approval pays at most, in minor units: the cart as it is, with room for the tax and the delivery that
 * the address at the wallet brings.
 */
const expressLimit = (amount: number): number => Math.ceil(amount * 1.25) + 50_00;

const environmentOf = (said: string): 'live' | 'test' => (said === 'live' ? 'live' : 'test');

/**
 * Returns the provider's card fields, the form for the pay-later provider or PayPal, or the merchant's session of Apple
 * Pay.
 */
export const getPaymentSession =
  (deps: SessionDeps): Handler<'getPaymentSession'> =>
  async (call) => {
    const { query, context } = call;
    const { subject } = sessionOf(context);
    await deps.tries.begin('paymentSession', { target: subject, address: context.address });
    const { locale, currency } = context;
    const origin = originOf(query.referer, deps.publicUrl, context.origin);
    if (query.paymentMethodId === 'DW_APPLE_PAY') {
      const domain = new URL(origin).hostname;
      const wallet = await providerSays(() => deps.payments.openWallet({ domain, displayName: 'Waymark' }));
      const { sessionId, merchantSession } = wallet;
      const meta = {
        environment: environmentOf(wallet.environment),
        clientKey: '',
        brands: [],
        sessionId,
        merchantSession,
      };
      return { status: 200, body: { success: true, provider: providerOf(wallet.environment), locale, meta } };
    }
    if (query.paymentMethod) return plan(deps, call, origin);
    const { environment, ...session } = await providerSays(() =>
      deps.payments.createSession({ locale, currency, amount: 0, origin }),
    );
    const { clientKey, brands, scriptUrl, scriptIntegrity, frameUrl, sessionId } = session;
    const meta = {
      environment: environmentOf(environment),
      clientKey,
      brands,
      scriptUrl,
      scriptIntegrity,
      frameUrl,
      sessionId,
    };
    return { status: 200, body: { success: true, provider: providerOf(environment), locale, meta } };
  };

const providerOf = (environment: string): string => (environment === 'live' ? 'card-provider' : 'waymark-sandbox');

/** Asks the pay-later provider or PayPal for a plan over what the cart has left to pay. Nothing is held meanwhile. */
async function plan(
  deps: SessionDeps,
  { query, context }: Parameters<Handler<'getPaymentSession'>>[0],
  origin: string,
): ReturnType<Handler<'getPaymentSession'>> {
  const { locale } = context;
  if (query.basketId === undefined) throw new CommerceError('BSK404', 404);
  const session = sessionOf(context);
  const cart = await deps.carts.read(query.basketId, session);
  const { totals } = await price(deps, session, cart);
  const isPayPal = query.paymentMethod === 'paypal';
  const isExpress = isPayPal && query.context === 'PAYPAL_EXPRESS';
  const { firstName = '', lastName = '' } = cart.doc.billingAddress ?? {};
  if (totals.remainingToPay === 0 || (!lastName && !isExpress)) throw new CommerceError('PAY400', 409);
  const { environment, form, orderId } = await providerSays(() =>
    deps.payments.openPlan({
      method: isPayPal ? 'paypal' : 'pay-later',
      locale,
      currency: cart.currency,
      amount: totals.remainingToPay,
      reference: cart.id,
      ...(isExpress
        ? { express: { most: expressLimit(totals.remainingToPay), cancelUrl: `${origin}/${locale}/cart` } }
        : { payerName: `${firstName} ${lastName}`.trim() }),
      returnUrl: `${origin}/${locale}/checkout`,
    }),
  );
  if (!form) throw new CommerceError('PAY400', 409);
  const meta = { environment: environmentOf(environment), clientKey: '', brands: [] };
  const body = { success: true, provider: providerOf(environment), locale, meta, form };
  return { status: 200, body: { ...body, ...(orderId === undefined ? {} : { orderId }) } };
}
