import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError } from '../payments/payment-provider.ts';
import { sessionOf, type Services } from '../services.ts';

const originOf = (referer: string | undefined, fallback: string): string =>
  referer && /^https?:/.test(referer) && URL.canParse(referer) ? new URL(referer).origin : fallback;

/** The provider's card fields. Wallets and pay-later providers are not connected: they are refused as not approved. */
export const getPaymentSession =
  ({ payments }: Services): Handler<'getPaymentSession'> =>
  async ({ query, context }) => {
    sessionOf(context);
    if (query.paymentMethodId !== 'CREDIT_CARD' || query.paymentMethod !== undefined)
      throw new CommerceError('PAY400', 409);
    const { locale, currency } = context;
    const origin = originOf(query.referer, context.origin);
    try {
      const { environment, ...session } = await payments.createSession({ locale, currency, amount: 0, origin });
      const { clientKey, brands, scriptUrl, scriptIntegrity, frameUrl, sessionId } = session;
      const meta = {
        environment: environment === 'live' ? ('live' as const) : ('test' as const),
        clientKey,
        brands,
        scriptUrl,
        scriptIntegrity,
        frameUrl,
        sessionId,
      };
      return {
        status: 200,
        body: { success: true, provider: environment === 'live' ? 'card-provider' : 'waymark-sandbox', locale, meta },
      };
    } catch (error) {
      if (error instanceof PaymentProviderError || error instanceof PaymentOutcomeUnknownError)
        throw new CommerceError('PAY400', 409);
      throw error;
    }
  };
