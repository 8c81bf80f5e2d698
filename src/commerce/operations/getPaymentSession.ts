import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { providerSays } from '../payments/provider-says.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, price } from '../cart/cart-reply.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

interface SessionDeps extends CartDeps {
  payments: PaymentProvider;
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

const environmentOf = (said: string): 'live' | 'test' => (said === 'live' ? 'live' : 'test');

/**
 * Returns the provider's card fields, or the form for the pay-later provider. Wallets are not connected: they are
 * refused as not approved.
 */
export const getPaymentSession =
  (deps: SessionDeps): Handler<'getPaymentSession'> =>
  async (call) => {
    const { query, context } = call;
    sessionOf(context);
    if (query.paymentMethodId !== 'CREDIT_CARD' || query.paymentMethod === 'paypal')
      throw new CommerceError('PAY400', 409);
    const { locale, currency } = context;
    const origin = originOf(query.referer, deps.publicUrl, context.origin);
    if (query.paymentMethod === 'pay_later') return payLater(deps, call, origin);
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

/** Asks the pay-later provider for a plan over what the cart has left to pay. Nothing is held meanwhile. */
async function payLater(
  deps: SessionDeps,
  { query, context }: Parameters<Handler<'getPaymentSession'>>[0],
  origin: string,
): ReturnType<Handler<'getPaymentSession'>> {
  const { locale } = context;
  if (query.basketId === undefined) throw new CommerceError('BSK404', 404);
  const session = sessionOf(context);
  const cart = await deps.carts.read(query.basketId, session);
  const { totals } = await price(deps, session, cart);
  const { firstName = '', lastName = '' } = cart.doc.billingAddress ?? {};
  if (totals.remainingToPay === 0 || !lastName) throw new CommerceError('PAY400', 409);
  const { environment, form } = await providerSays(() =>
    deps.payments.openPlan({
      locale,
      currency: cart.currency,
      amount: totals.remainingToPay,
      reference: cart.id,
      payerName: `${firstName} ${lastName}`.trim(),
      returnUrl: `${origin}/${locale}/checkout`,
    }),
  );
  if (!form) throw new CommerceError('PAY400', 409);
  const meta = { environment: environmentOf(environment), clientKey: '', brands: [] };
  return { status: 200, body: { success: true, provider: providerOf(environment), locale, meta, form } };
}
