import { CommerceError } from '../errors.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError } from './payment-provider.ts';

/** What the provider answers to a question that moves no money; `refusal` (PAY400, 409) when it refuses, or does not answer. */
export async function providerSays<Answer>(ask: () => Promise<Answer>, refusal = new CommerceError('PAY400', 409)): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentProviderError || error instanceof PaymentOutcomeUnknownError) throw refusal;
    throw error;
  }
}
