import { expect, test } from 'vitest';
import { runKills } from './crashes.ts';

// A few kills, always on PGlite; `npm run bench -- kills` does a hundred, also on a server (docs/placing.md). With this
// seed the first kill comes right after the orders are sent, on a machine of any speed, so not every cart gets its
// answer. Each kill starts the whole shop again: a minute and a half alone, many times that if other work shares the
// cores.
test.each([
  ['apart', 3],
  ['within', 2],
] as const)(
  'the built shop killed while carts are placed, payment provider %s: nothing is lost, doubled or stuck',
  { timeout: 900_000 },
  async (provider, kills) => {
    const { carts, landed, flaws } = await runKills({ kills, seed: 'handful 34', provider });
    expect(flaws).toEqual([]);
    expect([...landed.values()].reduce((sum, count) => sum + count, 0)).toBe(carts);
    expect(landed.get('order whole, answer given') ?? 0).toBeLessThan(carts);
  },
);
