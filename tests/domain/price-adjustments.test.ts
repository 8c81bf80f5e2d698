import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, type DeliveryOffer } from '#src/domain/cart-totals.ts';
import { isGiveable, percentOf, type PriceAdjustment, takenOff } from '#src/domain/price-adjustments.ts';
import type { Promotion } from '#src/domain/promotions.ts';

const types = ['amount', 'percentage', 'fixed'] as const;

describe('an adjustment', () => {
  test.each([
    ['5.00 off each of two', { type: 'amount', value: 500 }, 4000, 2, 1000],
    ['15 percent', { type: 'percentage', value: 15 }, 12_990, 1, 1949],
    ['99.00 each, for two', { type: 'fixed', value: 9900 }, 25_800, 2, 6000],
    ['for nothing', { type: 'fixed', value: 0 }, 12_900, 1, 12_900],
    ['all of it', { type: 'percentage', value: 100 }, 12_999, 1, 12_999],
    ['more than it costs by now', { type: 'amount', value: 9000 }, 8000, 1, 8000],
    ['a price that is lower by now', { type: 'fixed', value: 9000 }, 8000, 1, 0],
  ] as const)('takes off what it says: %s', (_, rule, of, pieces, amount) => {
    expect(takenOff(rule, of, pieces)).toBe(amount);
  });

  test.each([
    ['what it costs', { type: 'amount', value: 12_900 }, true],
    ['a unit more than it costs', { type: 'amount', value: 12_901 }, false],
    ['no amount', { type: 'amount', value: 0 }, false],
    ['the price that it has', { type: 'fixed', value: 12_900 }, false],
    ['a unit less', { type: 'fixed', value: 12_899 }, true],
    ['a higher price', { type: 'fixed', value: 13_000 }, false],
    ['nothing to pay', { type: 'fixed', value: 0 }, true],
    ['no percent', { type: 'percentage', value: 0 }, false],
    ['one percent', { type: 'percentage', value: 1 }, true],
    ['a hundred percent', { type: 'percentage', value: 100 }, true],
    ['more than a hundred percent', { type: 'percentage', value: 101 }, false],
  ] as const)('is allowed if it takes something off, and no more than the price: %s', (_, rule, isGiven) => {
    for (const pieces of [1, 3]) expect(isGiveable(rule, 12_900 * pieces, pieces)).toBe(isGiven);
  });

  test('is not allowed for a price of zero, nor if its share is less than half a unit', () => {
    for (const type of types) expect(isGiveable({ type, value: 1 }, 0)).toBe(false);
    expect([
      isGiveable({ type: 'percentage', value: 1 }, 49),
      isGiveable({ type: 'percentage', value: 1 }, 50),
    ]).toEqual([false, true]);
  });

  test('takes off between zero and the price, whatever changed since it was added', () => {
    const whole = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        whole,
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 1, max: 999_999 }),
        (type, value, of, pieces) => {
          const amount = takenOff({ type, value }, of, pieces);
          expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= of).toBe(true);
        },
      ),
    );
  });
});

describe('the order in which prices are adjusted', () => {
  const boots = { itemId: 'boots', qty: 1, current: 20_000, categoryIds: ['boots'], isMoney: false };
  const socks = { itemId: 'socks', qty: 2, current: 1000, categoryIds: ['socks'], isMoney: false };
  const card = { itemId: 'card', qty: 1, current: 5000, categoryIds: [], isMoney: true };
  const off = (
    id: string,
    level: Promotion['level'],
    effect: Promotion['effect'],
    threshold: Promotion['threshold'] = null,
  ): Promotion => ({
    id,
    level,
    effect,
    threshold,
    code: 'CODE',
    categoryIds: level === 'PRODUCT' ? ['boots'] : null,
  });
  const quarter = off('quarter', 'PRODUCT', { kind: 'percent', basisPoints: 2500 });
  const tenth = off('tenth', 'ORDER', { kind: 'percent', basisPoints: 1000 });
  const one = (
    level: Promotion['level'],
    type: PriceAdjustment['type'],
    value: number,
    itemId?: string,
  ): PriceAdjustment => ({
    adjustmentId: itemId ?? level,
    level,
    type,
    value,
    ...(itemId ? { itemId } : {}),
  });
  const express = { price: 1500, freeFrom: null, isStandard: false };
  const customs = { price: 1000, freeFrom: null, isStandard: true };
  const totals = (
    promotions: Promotion[],
    adjustments: PriceAdjustment[],
    shipping: DeliveryOffer[] = [express, customs],
  ) =>
    cartTotals({
      lines: [boots, socks, card],
      promotions,
      adjustments,
      shipping,
      taxRate: { basisPoints: 1000, isIncluded: false, taxesShipping: true },
    });

  test('adjusts an item before its promotion, the goods after theirs', () => {
    const found = totals([quarter, tenth], [one('PRODUCT', 'fixed', 16_000, 'boots'), one('ORDER', 'amount', 1000)]);
    // ((20000 - 4000) x 0.75 + 2000) x 0.9 - 1000, plus the gift card.
    expect(found.itemSubTotal).toBe(11_600 + 5000);
    expect(
      found.lines.map(({ adjusted, orderAdjusted, afterProduct, afterOrder }) => [
        adjusted,
        afterProduct,
        orderAdjusted,
        afterOrder,
      ]),
    ).toEqual([
      [4000, 12_000, 857, 9943],
      [0, 2000, 143, 1657],
      [0, 5000, 0, 5000],
    ]);
    expect(found.adjustments).toEqual([
      { adjustmentId: 'boots', amount: 4000, of: 20_000 },
      { adjustmentId: 'ORDER', amount: 1000, of: 12_600 },
    ]);
  });

  test('a fixed price for the goods is their price after all promotions, without gift cards', () => {
    expect(totals([quarter, tenth], [one('ORDER', 'fixed', 9000)]).itemSubTotal).toBe(9000 + 5000);
  });

  test('adjusts the delivery after its promotion, each shipment by its share', () => {
    const half = totals([], [one('SHIPPING', 'percentage', 50)]);
    expect([half.shipping, half.deliveries.map(({ amount }) => amount)]).toEqual([1250, [750, 500]]);
    const free = off('free', 'SHIPPING', { kind: 'free-shipping' });
    const freed = totals([{ ...free, code: null }], [one('SHIPPING', 'amount', 100)]);
    expect([freed.shipping, freed.adjustments]).toEqual([1400, [{ adjustmentId: 'SHIPPING', amount: 100, of: 1500 }]]);
  });

  test('tax is calculated on the adjusted price', () => {
    const found = totals([], [one('PRODUCT', 'fixed', 0, 'boots'), one('SHIPPING', 'fixed', 500)]);
    expect([found.tax, found.total]).toEqual([250, 2000 + 5000 + 500 + 250]);
  });

  test('a threshold uses catalogue prices, adjusted or not', () => {
    const big = off('big', 'ORDER', { kind: 'amount', off: 100 }, 27_000);
    const free = off('free', 'SHIPPING', { kind: 'free-shipping' }, 27_000);
    const adjusted = totals([big, free], [one('PRODUCT', 'fixed', 1, 'boots'), one('ORDER', 'percentage', 50)]);
    expect(adjusted.appliedPromotionIds).toEqual(['big', 'free']);
    expect(totals([], [one('PRODUCT', 'fixed', 1, 'boots')], [{ ...express, freeFrom: 27_000 }]).shipping).toBe(0);
  });
});

describe('the limit on what adjustments take off a price', () => {
  const express = { price: 1500, freeFrom: null, isStandard: false };
  const line = (itemId: string, current: number, qty = 1) => ({
    itemId,
    qty,
    current,
    categoryIds: [],
    isMoney: false,
  });
  const half: Promotion = {
    id: 'half',
    level: 'ORDER',
    effect: { kind: 'percent', basisPoints: 5000 },
    threshold: null,
    code: 'HALF',
    categoryIds: null,
  };
  const totals = (
    adjustments: PriceAdjustment[],
    { promotions = [] as Promotion[], lines = [line('boots', 20_000), line('socks', 1000)] } = {},
  ) => cartTotals({ lines, promotions, adjustments, shipping: [express], taxRate: null });
  const boots = (type: PriceAdjustment['type'], value: number, upTo?: number): PriceAdjustment => ({
    adjustmentId: 'boots',
    level: 'PRODUCT',
    itemId: 'boots',
    type,
    value,
    ...(upTo === undefined ? {} : { upTo }),
  });
  const whole = (
    level: 'ORDER' | 'SHIPPING',
    type: PriceAdjustment['type'],
    value: number,
    upTo?: number,
  ): PriceAdjustment => ({ adjustmentId: level, level, type, value, ...(upTo === undefined ? {} : { upTo }) });
  const percents = (all: PriceAdjustment[], more: Parameters<typeof totals>[1] = {}) => {
    const { adjustments: taken } = totals(all, more);
    return all.map((one) => percentOf(one, all, taken));
  };

  test('a single adjustment counts with its own percentage, regardless of promotions', () => {
    for (const promotions of [[], [half]]) {
      expect(percents([boots('percentage', 20)], { promotions })).toEqual([20]);
      expect(percents([whole('ORDER', 'percentage', 20)], { promotions })).toEqual([20]);
      expect(percents([whole('SHIPPING', 'amount', 150)], { promotions })).toEqual([10]);
    }
    expect(percents([boots('amount', 4001)])).toEqual([21]);
    expect(percents([boots('fixed', 0)])).toEqual([100]);
  });

  test('adjustments of an item and of the goods are added up', () => {
    for (const promotions of [[], [half]])
      expect(
        percents([boots('percentage', 20), whole('ORDER', 'percentage', 20), whole('SHIPPING', 'percentage', 20)], {
          promotions,
        }),
      ).toEqual([36, 36, 20]);
  });

  test('holds if the price falls or the goods become fewer', () => {
    const cheap = { lines: [line('boots', 5000)] };
    expect(totals([boots('amount', 4000, 20)], cheap).itemSubTotal).toBe(4000);
    expect(totals([boots('fixed', 1, 20)], cheap).itemSubTotal).toBe(4000);
    expect(totals([whole('ORDER', 'amount', 4000, 20)], cheap).itemSubTotal).toBe(4000);
    expect(totals([whole('SHIPPING', 'fixed', 0, 20)]).shipping).toBe(1200);
    // The item loses 10%; the adjustment of the goods takes off only as much as makes 20% in total.
    expect(totals([boots('percentage', 10, 20), whole('ORDER', 'amount', 4000, 20)], cheap).itemSubTotal).toBe(4000);
    // A second associate agreed to more than 20%.
    expect(totals([boots('percentage', 10, 20), whole('ORDER', 'amount', 2000, 50)], cheap).itemSubTotal).toBe(2500);
    expect(totals([boots('percentage', 50, 50), whole('ORDER', 'amount', 2000, 20)], cheap).itemSubTotal).toBe(2500);
  });

  test('holds for the agreed sum with a more expensive item or more pieces', () => {
    const agreedTo = { upTo: 50, upToAmount: 500 };
    const dear = { lines: [line('boots', 20_000, 3)] };
    expect(totals([{ ...boots('percentage', 50), ...agreedTo }], dear).itemSubTotal).toBe(59_500);
    expect(totals([{ ...boots('fixed', 0), ...agreedTo }], dear).itemSubTotal).toBe(59_500);
    expect(totals([{ ...whole('ORDER', 'percentage', 50), ...agreedTo }], dear).itemSubTotal).toBe(59_500);
    expect(totals([{ ...whole('SHIPPING', 'percentage', 50), ...agreedTo }]).shipping).toBe(1000);
    expect(totals([{ ...boots('percentage', 50), ...agreedTo }], { lines: [line('boots', 600)] }).itemSubTotal).toBe(
      300,
    );
  });

  test('holds for any cart: both adjustments take no more than the greater limit, and allowed ones are not reduced', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    const percent = fc.integer({ min: 1, max: 100 });
    const rule = fc.record({
      type: fc.constantFrom(...types),
      value: fc.integer({ min: 0, max: 1_000_000 }),
      upTo: percent,
    });
    fc.assert(
      fc.property(price, price, rule, rule, (first, second, item, goods) => {
        const lines = [line('boots', first), line('socks', second)];
        const given = [
          { ...boots('amount', 1), ...item },
          { ...whole('ORDER', 'amount', 1), ...goods },
        ];
        const found = totals(given, { lines });
        const [own] = found.lines;
        const most = Math.max(item.upTo, goods.upTo);
        const lost = (own?.adjusted ?? 0) + (own?.orderAdjusted ?? 0);
        // Each of the two adjustments may round by one unit.
        expect(lost).toBeLessThanOrEqual((first * most) / 100 + 2);
        const [one, both] = given.map((each) => percentOf(each, given, found.adjustments));
        expect(Math.max(one ?? 0, both ?? 0)).toBeLessThanOrEqual(Math.max(most, 1));
        const free = given.map(({ upTo: _upTo, ...each }) => each);
        const asked = totals(free, { lines });
        const needed = free.map((each) => percentOf(each, free, asked.adjustments));
        if (needed.every((each, at) => each <= (given[at]?.upTo ?? 0))) expect(found).toEqual(asked);
      }),
    );
  });
});
