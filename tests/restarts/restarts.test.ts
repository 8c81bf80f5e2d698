import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binariesOfPostgres, openPostgresServer, type PostgresServer } from './postgres-server.ts';
import { runRestarts } from './restarts.ts';

const binaries = binariesOfPostgres();

// Two restarts of each kind; `npm run bench -- attack` does twenty.
describe.runIf(binaries)('PostgreSQL restarted while orders are placed', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await openPostgresServer(binaries ?? '');
  });
  afterAll(() => server.discard());

  test(
    'does not end the shop, causes API503 meanwhile, and leaves no order half placed',
    { timeout: 300_000 },
    async () => {
      const report = await runRestarts({ server, restarts: 4 });
      expect(report.flaws).toEqual([]);
      expect(report.deaths).toBe(0);
      expect(report.retryable).toBeGreaterThan(0);
      expect(report.pagesAway).toBeGreaterThan(0);
      expect(report.orders).toBeGreaterThan(0);
    },
  );
});
