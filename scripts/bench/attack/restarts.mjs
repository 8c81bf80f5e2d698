// Restarts PostgreSQL (pg_ctl, fast and immediate in turn) while six workers place orders in the built shop.
import { binariesOfPostgres, openPostgresServer } from '../../../tests/restarts/postgres-server.ts';
import { runRestarts } from '../../../tests/restarts/restarts.ts';

/** Resolves to a RestartsReport (tests/restarts/restarts.ts); null where PostgreSQL is not installed. Needs a build. */
export async function restarts({ count = 20 } = {}) {
  const binaries = binariesOfPostgres();
  if (!binaries) return null;
  const server = await openPostgresServer(binaries);
  try {
    return await runRestarts({ server, restarts: count });
  } finally {
    await server.discard();
  }
}
