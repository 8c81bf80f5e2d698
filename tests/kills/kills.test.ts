import { expect, test } from 'vitest';
import { runKills } from './kills.ts';

// A handful, always on PGlite; `npm run bench -- kills` does a hundred, on a server too (docs/placing.md).
test.each([
  ['apart', 3],
  ['within', 2],
] as const)(
  'the built shop killed while carts are placed, payment provider %s: nothing is lost, doubled or stuck',
  { timeout: 240_000 },
  async (provider, kills) => {
    const { carts, landed, flaws } = await runKills({ kills, seed: 'a handful', provider });
    expect(flaws).toEqual([]);
    expect([...landed.values()].reduce((sum, count) => sum + count, 0)).toBe(carts);
    expect(landed.get('order whole, answer given') ?? 0).toBeLessThan(carts);
  },
);
