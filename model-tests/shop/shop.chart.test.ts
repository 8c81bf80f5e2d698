import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenPath, chosenSeed } from '#src/chart-kit/telling/chosen.ts';
import { commandFor } from '#src/charts/paths/command.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { edited, partAt } from '#src/chart-kit/mutate/edit.ts';
import { always, atRest } from './shop.invariants.ts';
import { ShopService } from './shop.service.ts';
import { Visit, VISIT } from './shop.walk.ts';

const STEPS = 15_000;
const first = chosenSeed ?? 1;

/** Walks visits one after another, each with a seed of its own. A failure lists the steps of its visit. */
async function walkShop(
  seed: number,
  steps: number,
  wrong: ConstructorParameters<typeof Visit>[1] = {},
): Promise<{ orders: number; adds: number }> {
  const sums = { orders: 0, adds: 0 };
  for (let visit = 0; visit * VISIT < steps; visit += 1) {
    const here = new Visit(seed * 1_000_003 + visit, wrong);
    vi.spyOn(crypto, 'randomUUID').mockImplementation(here.uuid);
    const check = (rules: typeof always) => {
      for (const [name, holds] of Object.entries(rules))
        try {
          holds(here);
        } catch (error) {
          const what = error instanceof Error ? error.message : String(error);
          throw new Error(
            [
              `${name}: ${what}`,
              '',
              `  step ${here.told.length} of visit ${visit + 1}, from seed ${seed}; the last of them:`,
              ...here.told
                .slice(-40)
                .map((words, index, list) => `    ${here.told.length - list.length + index + 1}. ${words}`),
              '  the charts are in',
              ...here.position().map((line) => `    ${line}`),
              `  repeat it: ${commandFor('shop', 'chart', 'chance', seed)}`,
            ].join('\n'),
            { cause: error },
          );
        }
    };
    for (let step = 0; step < VISIT; step += 1) {
      await here.step();
      check(always);
    }
    await here.comeToRest();
    check({ ...always, ...atRest });
    here.page.leave();
    sums.orders += here.service.orders.length;
    sums.adds += [...here.service.wanted.values()].reduce((sum, qty) => sum + qty, 0);
  }
  return sums;
}

describe('the shop, several charts at once', () => {
  const rejected: unknown[] = [];
  const reject = (reason: unknown) => void rejected.push(reason);
  beforeEach(() => {
    rejected.length = 0;
    process.on('unhandledRejection', reject);
  });
  afterEach(() => {
    process.off('unhandledRejection', reject);
    vi.restoreAllMocks();
  });

  if (chosenPath !== undefined && chosenPath !== 'chance')
    it(`path ${chosenPath}`, () => {
      throw new Error('shop: its only path is called "chance"');
    });
  else
    it(`holds together for ${STEPS} steps of chance`, { timeout: 120_000 }, async () => {
      const { orders, adds } = await walkShop(first, STEPS);
      expect(rejected).toEqual([]);
      // A walk that buys nothing would prove little.
      expect(adds).toBeGreaterThan(100);
      expect(orders).toBeGreaterThan(5);
    });

  if (chosenPath !== undefined) return;

  it('takes the same steps from the same seed', async () => {
    const told = async () => {
      const visit = new Visit(7);
      vi.spyOn(crypto, 'randomUUID').mockImplementation(visit.uuid);
      for (let step = 0; step < VISIT; step += 1) await visit.step();
      visit.page.leave();
      return visit.told;
    };
    expect(await told()).toEqual(await told());
  });

  it('notices a change that nobody hears of again, and tells the steps and the command', async () => {
    const silent = edited(cartMachine, (config) => {
      const { onError } = partAt(config, ['states', 'reading', 'invoke']) as { onError: { actions: unknown[] }[] };
      onError.at(-1)?.actions.splice(-1, 1);
      partAt(config, ['states', 'changing', 'states', 'addingItems', 'invoke', 'onDone'])['actions'] = ['keepCart'];
    });
    await expect(walkShop(1, STEPS, { cart: silent })).rejects.toThrow(
      /^(every change|no chart)[^]* step \d+ of visit \d+, from seed 1[^]*cart: [^]*--path chance --seed 1/,
    );
  });

  it('notices an order that holds more than was asked for', async () => {
    const service = new ShopService();
    const { order } = service;
    Object.assign(service, {
      order: (...asked: Parameters<typeof order>) => {
        const placed = order(...asked);
        return Object.assign(placed, { items: placed.items.map((item) => ({ ...item, qty: item.qty + 1000 })) });
      },
    });
    await expect(walkShop(1, STEPS, { service })).rejects.toThrow(/^a cart is one order, and no piece/);
  });
});
