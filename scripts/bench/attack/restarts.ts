// PostgreSQL is restarted (pg_ctl, fast and immediate in turn) while six workers place orders in the built shop.
import { runRestarts } from '#tests/restarts/restarts.ts';
import { atMost, type Line } from './line.ts';
import type { World } from './world.ts';

const restarts = Number(process.env['RESTARTS'] ?? 20);

export async function attack({ server }: World): Promise<Line[]> {
  if (!server) {
    console.log('    PostgreSQL is not installed: it is not restarted');
    return [];
  }
  const { deaths, orders, retryable, slowestRecoveryMs, flaws } = await runRestarts({ server, restarts });
  console.log(`    ${orders} orders; ${retryable} calls answered API503`);
  for (const flaw of flaws) console.log(`    ! ${flaw}`);
  return [
    atMost('restarts of the database: the process ended', restarts, deaths, 0),
    atMost('restarts of the database: until a call succeeds', restarts, slowestRecoveryMs / 1000, 2, ' s'),
    atMost('restarts of the database: orders lost, doubled or stuck', orders, flaws.length, 0),
  ];
}
