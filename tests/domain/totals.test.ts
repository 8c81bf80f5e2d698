import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, type TotalsInput, type TotalsLine } from '#src/domain/cart-totals.ts';
import { allocate } from '#src/domain/largest-remainder.ts';
import type { PriceAdjustment } from '#src/domain/price-adjustments.ts';
import { allowanceUsed, isPersonal, type Promotion } from '#src/domain/promotions.ts';
import { settled } from '#src/domain/settled-promotions.ts';

const amount = fc.integer({ min: 0, max: 2_000_000 });
const categories = fc.subarray(['trail', 'boots', 'socks']);

const line = fc.record({
  qty: fc.integer({ min: 1, max: 20 }),
  current: amount,
  categoryIds: categories,
  isMoney: fc.boolean(),
});
const lines = fc
  .array(line, { maxLength: 8 })
  .map((list): TotalsLine[] => list.map((one, at) => ({ ...one, itemId: `item-${at}` })));

const promotion = fc.record({
  code: fc.constantFrom(null, 'CODE'),
  level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const, 'SHIPPING' as const),
  effect: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), off: amount }),
    fc.constant({ kind: 'free-shipping' as const }),
  ),
  threshold: fc.option(amount),
  categoryIds: fc.option(categories),
});
/** A personal discount of employees or professionals, with what is left of the year. */
const personal = fc
  .record({ basisPoints: fc.integer({ min: 1, max: 9_999 }), allowance: amount })
  .map((effect): Omit<Promotion, 'id'> => ({
    code: null,
    level: 'ORDER',
    effect: { kind: 'percent', ...effect },
    threshold: null,
    categoryIds: null,
  }));
const promotions = fc
  .tuple(fc.array(promotion, { maxLength: 5 }), fc.array(personal, { maxLength: 1 }))
  .map(([list, own]): Promotion[] => [...list, ...own].map((one, at) => ({ ...one, id: `promotion-${at}` })));

/**
 * Targets of adjustments: some items, the goods, the delivery. An item may be missing from the cart or be a gift card.
 */
const things = [
  ...Array.from({ length: 9 }, (_, at) => ({ level: 'PRODUCT' as const, itemId: `item-${at}` })),
  { level: 'ORDER' as const },
  { level: 'SHIPPING' as const },
];
const rule = fc.oneof(
  fc.record({ type: fc.constantFrom('amount' as const, 'fixed' as const), value: amount }),
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 100 }) }),
);
const adjustments = fc
  .array(fc.option(rule), { minLength: things.length, maxLength: things.length })
  .map((rules) =>
    things.flatMap((thing, at): PriceAdjustment[] =>
      rules[at] ? [{ adjustmentId: `adjustment-${at}`, ...thing, ...rules[at] }] : [],
    ),
  );

const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines,
  promotions,
  adjustments,
  shipping: fc.array(fc.record({ price: amount, freeFrom: fc.option(amount), isStandard: fc.boolean() }), {
    maxLength: 2,
  }),
  taxRate: fc.option(
    fc.record({
      basisPoints: fc.integer({ min: 0, max: 3000 }),
      isIncluded: fc.boolean(),
      taxesShipping: fc.boolean(),
    }),
  ),
  prepaid: amount,
});
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('totals, whatever is in the cart', () => {
  const holds = (law: (totals: ReturnType<typeof cartTotals>, given: TotalsInput) => void) =>
    fc.assert(
      fc.property(input, (given) => void law(cartTotals(given), given)),
      { numRuns: 500 },
    );

  test('all amounts are whole numbers and not negative', () =>
    holds((totals) => {
      const { totalDiscountPercentage, lines: parts, ...rest } = totals;
      const sums = Object.values(rest).filter((value) => typeof value === 'number');
      const ofLines = parts.flatMap((one) => [one.rowTotal, one.afterProduct, one.afterOrder, one.tax]);
      for (const value of [...sums, ...ofLines])
        expect(Number.isSafeInteger(value) && value >= 0, String(value)).toBe(true);
      expect(totalDiscountPercentage).toBeLessThanOrEqual(100);
    }));

  test('the sums are the sums of their parts', () =>
    holds((totals, { taxRate }) => {
      expect(totals.itemTotal).toBe(sum(totals.lines.map((one) => one.rowTotal)));
      expect(totals.itemSubTotal).toBe(sum(totals.lines.map((one) => one.afterOrder)));
      expect(totals.itemTotal - totals.totalDiscount).toBe(totals.itemSubTotal);
      expect(totals.tax).toBe(sum(totals.lines.map((one) => one.tax)) + totals.shippingTax);
      expect(totals.total).toBe(totals.itemSubTotal + totals.shipping + (taxRate?.isIncluded ? 0 : totals.tax));
      expect(totals.totalWithoutTax + totals.tax).toBe(totals.total);
      expect(totals.remainingToPay + totals.prepaid).toBe(totals.total);
    }));

  test('the reduction of a line is the sum of its promotions and adjustments', () =>
    holds((totals) => {
      for (const one of totals.lines) {
        expect(one.rowTotal - one.afterProduct).toBe(one.adjusted + (one.product?.amount ?? 0));
        expect(one.afterProduct - one.afterOrder).toBe(sum(one.order.map((off) => off.amount)) + one.orderAdjusted);
      }
    }));

  test('a gift card is neither reduced nor taxed', () =>
    holds((totals, given) => {
      for (const [at, one] of totals.lines.entries()) {
        if (given.lines[at]?.isMoney) expect([one.afterOrder, one.tax]).toEqual([one.rowTotal, 0]);
      }
    }));

  test('the order in which promotions are given does not matter', () =>
    holds((totals, given) =>
      expect(cartTotals({ ...given, promotions: [...given.promotions].reverse() })).toEqual(totals),
    ));

  test('a promotion never makes an order more expensive', () =>
    holds((totals, given) => expect(totals.total).toBeLessThanOrEqual(cartTotals({ ...given, promotions: [] }).total)));

  test('an adjustment never makes an order more expensive, and is returned with its exact amount', () =>
    holds((totals, given) => {
      const plain = cartTotals({ ...given, adjustments: [] });
      expect(totals.total).toBeLessThanOrEqual(plain.total);
      expect(totals.itemTotal).toBe(plain.itemTotal);
      const levels = new Map(given.adjustments?.map(({ adjustmentId, level }) => [adjustmentId, level]));
      const taken = (level: string) =>
        sum(totals.adjustments.filter((one) => levels.get(one.adjustmentId) === level).map((one) => one.amount));
      const promoted = totals.lines.flatMap(({ product, order }) => [
        product?.amount ?? 0,
        ...order.map((off) => off.amount),
      ]);
      expect(totals.totalDiscount).toBe(sum(promoted) + taken('PRODUCT') + taken('ORDER'));
      expect(totals.shipping).toBe(plain.shipping - taken('SHIPPING'));
      expect(sum(totals.deliveries.map((one) => one.amount))).toBe(totals.shipping);
      expect(taken('PRODUCT')).toBe(sum(totals.lines.map((one) => one.adjusted)));
      for (const { amount: off, of } of totals.adjustments) expect(off).toBeLessThanOrEqual(of);
    }));

  test('only an existing item that is not a gift card has an adjustment', () =>
    holds((totals, { lines: bought, adjustments: given = [] }) => {
      const counting = given.filter(
        ({ itemId }) => itemId === undefined || bought.some((one) => one.itemId === itemId && !one.isMoney),
      );
      expect(totals.adjustments.map((one) => one.adjustmentId).sort()).toEqual(
        counting.map((one) => one.adjustmentId).sort(),
      );
    }));
});

describe('a personal discount', () => {
  const take = ({ lines }: ReturnType<typeof cartTotals>, id: string) =>
    sum(lines.flatMap(({ order }) => order.filter(({ promotionId }) => promotionId === id).map((off) => off.amount)));
  const holds = (law: (given: TotalsInput, own: Promotion & { effect: { kind: 'percent' } }) => void) =>
    fc.assert(
      fc.property(input, personal, (given, one) => {
        const own = { ...one, id: 'own' } as Parameters<typeof law>[1];
        law({ ...given, promotions: [...given.promotions.filter((other) => !isPersonal(other)), own] }, own);
      }),
      { numRuns: 500 },
    );
  const within = (given: TotalsInput, own: Promotion, allowance: number): TotalsInput => ({
    ...given,
    promotions: given.promotions.map((one) =>
      one === own && one.effect.kind === 'percent' ? { ...one, effect: { ...one.effect, allowance } } : one,
    ),
  });

  test('uses no more than is left of the year, and all of it before it takes less than its percentage', () =>
    holds((given, own) => {
      const { basisPoints, allowance = 0 } = own.effect;
      const taken = take(cartTotals(given), 'own');
      expect(allowanceUsed(taken, basisPoints)).toBeLessThanOrEqual(allowance);
      const whole = take(cartTotals(within(given, own, 1e12)), 'own');
      expect(taken).toBeLessThanOrEqual(whole);
      if (taken < whole) expect(allowanceUsed(taken + 1, basisPoints)).toBeGreaterThan(allowance);
    }));

  test('takes more the more is left, and nothing if nothing is left', () =>
    holds((given, own) => {
      const totals = [0, 100, 10_000, 1_000_000].map((left) => cartTotals(within(given, own, left)));
      expect(take(totals[0] as never, 'own')).toBe(0);
      for (const [at, { total }] of totals.entries())
        expect(total).toBeLessThanOrEqual(totals[at - 1]?.total ?? Number.POSITIVE_INFINITY);
    }));

  test('does not combine with codes: the better of the two applies, with the automatic promotions', () =>
    holds((given) => {
      const totalsWith = (some: readonly Promotion[]) => cartTotals({ ...given, promotions: some });
      const { promotions: counting, totals } = settled(given.promotions, totalsWith);
      expect(totals).toEqual(totalsWith(counting));
      expect(counting.some(isPersonal) && counting.some(({ code }) => code !== null)).toBe(false);
      const without = totalsWith(given.promotions.filter((one) => !isPersonal(one)));
      const uncoded = totalsWith(given.promotions.filter(({ code }) => code === null));
      expect(totals.total).toBe(Math.min(without.total, uncoded.total));
      for (const one of given.promotions) if (one.code === null && !isPersonal(one)) expect(counting).toContain(one);
    }));

  const goods = (current: number, isMoney = false) => ({
    itemId: `of-${current}`,
    qty: 1,
    current,
    categoryIds: ['boots'],
    isMoney,
  });
  const own = (allowance: number): Promotion => ({
    id: 'own',
    code: null,
    level: 'ORDER',
    effect: { kind: 'percent', basisPoints: 4000, allowance },
    threshold: null,
    categoryIds: null,
  });
  const all = (allowance: number, more: Partial<TotalsInput> = {}) =>
    cartTotals({
      lines: [goods(20_000)],
      promotions: [own(allowance), ...(more.promotions ?? [])],
      shipping: [],
      taxRate: null,
      ...(more.lines ? { lines: more.lines } : {}),
    });

  test('applies to the cent to the part that is left', () => {
    // At 40% off, 200.00 costs 120.00.
    expect(all(12_000).itemSubTotal).toBe(12_000);
    // With 119.99 left, 199.98 of the goods cost 119.99; the last two cents have no discount.
    expect(all(11_999).totalDiscount).toBe(7_999);
    expect(all(6_000).totalDiscount).toBe(4_000);
    expect(all(1).totalDiscount).toBe(0);
    expect(all(2).totalDiscount).toBe(1);
  });

  test('does not apply to gift cards', () => {
    expect(all(90_000, { lines: [goods(20_000), goods(5_000, true)] }).lines.map((line) => line.afterOrder)).toEqual([
      12_000, 5_000,
    ]);
  });

  test('is taken off before the promotions of the order, whatever their names', () => {
    const ten: Promotion = { ...own(0), id: 'a-tenth', effect: { kind: 'percent', basisPoints: 1000 } };
    const {
      lines: [first],
      itemSubTotal,
    } = all(90_000, { promotions: [ten] });
    expect(first?.order).toEqual([
      { promotionId: 'own', amount: 8_000 },
      { promotionId: 'a-tenth', amount: 1_200 },
    ]);
    expect(itemSubTotal).toBe(10_800);
  });
});

describe('the order of promotions', () => {
  const boots = { itemId: 'boots', qty: 1, current: 20000, categoryIds: ['boots'], isMoney: false };
  const socks = { itemId: 'socks', qty: 2, current: 1000, categoryIds: ['socks'], isMoney: false };
  const off = (
    id: string,
    level: Promotion['level'],
    effect: Promotion['effect'],
    more: Partial<Promotion> = {},
  ): Promotion => ({
    id,
    level,
    effect,
    code: 'CODE',
    threshold: null,
    categoryIds: null,
    ...more,
  });
  const totals = (...given: Promotion[]) =>
    cartTotals({ lines: [boots, socks], promotions: given, shipping: [], taxRate: null });

  test('the better of two product promotions counts; then order promotions on what is left, percent first', () => {
    const found = totals(
      off('amount', 'ORDER', { kind: 'amount', off: 1000 }),
      off('ten', 'ORDER', { kind: 'percent', basisPoints: 1000 }),
      off('quarter', 'PRODUCT', { kind: 'percent', basisPoints: 2500 }, { categoryIds: ['boots'] }),
      off('fifth', 'PRODUCT', { kind: 'percent', basisPoints: 2000 }, { categoryIds: ['boots'] }),
    );
    // (20000 - 5000 + 2000) x 0.9 - 1000
    expect(found.itemSubTotal).toBe(14300);
    expect(found.appliedPromotionIds.sort()).toEqual(['amount', 'quarter', 'ten']);
  });

  test('a threshold uses item prices before any promotion', () => {
    const half = off('half', 'PRODUCT', { kind: 'percent', basisPoints: 5000 });
    const big = off('big', 'ORDER', { kind: 'amount', off: 100 }, { threshold: 22000 });
    expect(totals(half, big).appliedPromotionIds).toContain('big');
    expect(totals({ ...big, threshold: 22001 }).appliedPromotionIds).toEqual([]);
  });

  test('without a code only the standard delivery is free', () => {
    const free = off('free', 'SHIPPING', { kind: 'free-shipping' }, { code: null });
    const price = (isStandard: boolean, promotion: Promotion) =>
      cartTotals({
        lines: [socks],
        promotions: [promotion],
        shipping: [{ price: 900, freeFrom: null, isStandard }],
        taxRate: null,
      }).shipping;
    expect([price(true, free), price(false, free), price(false, { ...free, code: 'CODE' })]).toEqual([0, 900, 0]);
  });
});

test('shares add up to the whole and differ from the exact ones by less than a unit', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (whole, weights) => {
      const total = sum(weights);
      const shares = allocate(whole, weights);
      expect(sum(shares)).toBe(total === 0 ? 0 : whole);
      for (const [at, share] of shares.entries()) {
        const exact = total === 0 ? 0 : (whole * (weights[at] ?? 0)) / total;
        expect(Math.abs(share - exact)).toBeLessThan(1);
      }
    }),
  );
});
