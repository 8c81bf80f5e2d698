// Spoilt requests for every operation of the contract: see tests/fuzz. FUZZ_COUNT (10000), FUZZ_SEED, DATABASE_URL.
import { fuzz } from '#tests/fuzz/fuzz.ts';
import { openFuzzWorld } from '#tests/fuzz/world.ts';
import { atMost, type Line } from './line.ts';

const hour = 3_600_000;

export async function attack(): Promise<Line[]> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
  const count = Number(process.env['FUZZ_COUNT'] ?? 10_000);
  console.log(`    FUZZ_SEED=${seed}`);
  const world = await openFuzzWorld();
  const { requests, statuses, faults } = await fuzz(world, { seed, count, milliseconds: hour });
  await world.close();
  for (const fault of faults) console.log(`    ! ${fault}`);
  const errors = [...statuses].reduce((sum, [status, times]) => (status >= 500 || status === 0 ? sum + times : sum), 0);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`);
  console.log(`    answers: ${counts.join(', ')}`);
  return [
    atMost('spoilt requests: answered 5xx, or not at all', requests, errors, 0),
    atMost('spoilt requests: refused without the error body, or with a change', requests, faults.length, 0),
  ];
}
