import { expect, test } from 'vitest';
import { runKills } from './crashes.ts';

// A handful, always on PGlite; `npm run bench -- kills` does a hundred, on a server too (docs/placing.md). With this
// seed the first kill comes as soon as the orders are sent, on a machine of any speed: not every cart can have its
// answer. Each kill is a start of the whole shop: a minute and a half alone, many times that beside others on the same
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
