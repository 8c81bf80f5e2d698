import { CommerceError, PAYMENTS_APP_ID } from '../errors.ts';
import { PaymentProviderError } from './payment-provider.ts';

/**
 * Returns the provider's answer to a call that moves no money. Throws `refusal` (PAY400, 409) if the provider refuses,
 * or `unanswered` (GEN500, 503) if it does not answer or refuses the shop's key, because that is not a fault of the
 * shopper's card.
 */
export async function providerSays<Answer>(
  ask: () => Promise<Answer>,
  refusal = new CommerceError('PAY400', 409),
  unanswered = new CommerceError('GEN500', 503, { appId: PAYMENTS_APP_ID, headers: { 'retry-after': '5' } }),
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error.code === 'unavailable' ? unanswered : refusal;
    throw error;
  }
}
