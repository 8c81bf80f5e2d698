import type { Handler } from '../contract.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Database } from '../db/database.types.ts';

interface SignOutDeps {
  audit: Audit;
  database: Database;
  sessions: Sessions;
}

export const signOut =
  (deps: SignOutDeps): Handler<'signOut'> =>
  async ({ body }) => {
    if (body?.refreshToken) await endSession(deps, body.refreshToken);
    return { status: 204, body: undefined };
  };

async function endSession({ audit, database, sessions }: SignOutDeps, refreshToken: string): Promise<void> {
  const session = await sessions.find(refreshToken);
  if (session === null) return;
  const actor = await audit.actorOf(session);
  await database.transaction(async (tx) => {
    const ended = await sessions.end(refreshToken, tx);
    // A guest was never signed in.
    if (ended === null || ended.consumerType === 'GUEST') return;
    if (ended.isSelling) await audit.record({ kind: 'sale-ended', ...actor }, tx);
    await audit.record({ kind: 'sign-out', ...actor }, tx);
  });
}
