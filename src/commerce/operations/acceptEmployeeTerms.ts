import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const acceptEmployeeTerms =
  ({ audit, consumers, database }: Services): Handler<'acceptEmployeeTerms'> =>
  async ({ context }) => {
    const session = sessionOf(context);
    if (session.consumerType !== 'EMPLOYEE') throw new CommerceError('AUT404', 403);
    const actor = await audit.actorOf(session);
    await database.transaction(async (tx) => {
      if (await consumers.acceptTerms(session.subject, tx))
        await audit.record({ kind: 'terms-accepted', ...actor }, tx);
    });
    return { status: 204, body: undefined };
  };
