import { expect, test } from 'vitest';
import { rushForLastUnits } from './support/last-units.ts';

/** The same with 5,000 placements: `npm run bench -- placements`. */
test('two hundred carts at once, through two services: the last units are sold once each, and nothing else is', async () => {
  const { orders, refused, oversold, lost, flaws } = await rushForLastUnits({
    placements: 200,
    units: 30,
    seed: 'last',
  });
  expect({ oversold, lost, flaws }).toEqual({ oversold: 0, lost: 0, flaws: [] });
  expect(orders).toBeGreaterThan(15);
  expect(refused).toBeGreaterThan(100);
}, 120_000);
