import { checkPassword, type CurrentPasswordDeps } from '../auth/current-password.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { downloadBelongings } from '../retention/belongings.ts';

interface DownloadDeps extends CurrentPasswordDeps {
  audit: Audit;
  clock: Clock;
  database: Database;
}

/** Returns everything of the account of the customer who is signed in, as a file (docs/decisions/062). */
export const downloadConsumerData =
  (deps: DownloadDeps): Handler<'downloadConsumerData'> =>
  async ({ body: { password }, context }) => {
    const { audit, clock, database, tries } = deps;
    const session = sessionOf(context);
    const { address } = context;
    const { consumer } = await checkPassword(deps, { session, password, field: '/password', address });
    await tries.begin('dataDownload', { target: consumer.id, address });
    const tables = await downloadBelongings(database.raw, [consumer.id]);
    await audit.record({ kind: 'data-downloaded', ...(await audit.actorOfConsumer(consumer)) });
    return {
      status: 200,
      body: { createdAt: new Date(clock()).toISOString(), email: consumer.email, tables },
      headers: { 'content-disposition': 'attachment; filename="waymark-data.json"', 'cache-control': 'no-store' },
    };
  };
