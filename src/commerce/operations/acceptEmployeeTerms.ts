import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf, type Services } from '../services.ts';

export const acceptEmployeeTerms =
  ({ consumers }: Services): Handler<'acceptEmployeeTerms'> =>
  async ({ context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType !== 'EMPLOYEE') throw new CommerceError('AUT404', 403);
    await consumers.acceptTerms(subject);
    return { status: 204, body: undefined };
  };
