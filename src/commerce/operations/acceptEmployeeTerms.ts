import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Database } from '../db/database.types.ts';

interface TermsDeps {
  audit: Audit;
  consumers: Consumers;
  database: Database;
}

export const acceptEmployeeTerms =
  ({ audit, consumers, database }: TermsDeps): Handler<'acceptEmployeeTerms'> =>
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
