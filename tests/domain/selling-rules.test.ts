import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFindings } from '#src/domain/address.ts';
import { approaching, calloutParts } from '#src/domain/approaching-promotion.ts';
import { isCardExpired, isCardNumber } from '#src/domain/card.ts';
import { fromStandard } from '#src/domain/delivery-time.ts';
import { includedTax, taxOf } from '#src/domain/tax.ts';

test('the standard delivery comes first, then each quicker one by the first digit of its range, and the same day last', () => {
  const times = ['Same day', '1-3 days', '10-12 days', '1 day', '4-7 days', '2-4 days'];
  expect(
    fromStandard(times.map((deliveryTime) => ({ deliveryTime, isDefault: deliveryTime === '2-4 days' }))).map(
      ({ deliveryTime }) => deliveryTime,
    ),
  ).toEqual(['2-4 days', '4-7 days', '1-3 days', '10-12 days', '1 day', 'Same day']);
});

describe('addresses', () => {
  const field = (name: string, more = {}) => ({
    name,
    required: true,
    minLength: null,
    maxLength: 30,
    pattern: null,
    ...more,
  });
  const rules = {
    fields: [
      field('firstName'),
      field('province'),
      field('postalCode', { pattern: '^\\d{5}$' }),
      field('addressLine2', { required: false }),
    ],
    provinces: [{ code: 'CO' }],
  };
  const good = { firstName: 'Maya', province: 'CO', postalCode: '80302' };

  test.each([
    [good, []],
    [{ ...good, firstName: '  ' }, [{ field: 'firstName', kind: 'missing' }]],
    [
      { ...good, province: 'ZZ', postalCode: '8030' },
      [
        { field: 'province', kind: 'malformed' },
        { field: 'postalCode', kind: 'malformed' },
      ],
    ],
    [{ ...good, addressLine2: 'x'.repeat(31) }, [{ field: 'addressLine2', kind: 'malformed' }]],
  ])('%j', (address, found) => expect(addressFindings(address, rules)).toEqual(found));
});

test.each([
  [2999, null],
  [3000, { distance: 7000, status: 'Below Threshold' }],
  [9999, { distance: 1, status: 'Below Threshold' }],
  [10000, { distance: 0, status: 'Threshold Reached' }],
  [10001, { distance: 0, status: 'Above Threshold' }],
])('a cart of %i on the way to 10000', (itemTotal, found) =>
  expect(approaching(itemTotal, 10000, 3000)).toEqual(found),
);

test('a callout has exactly three parts', () => {
  expect(calloutParts('near| {distance} more |free')).toEqual(['near', '{distance} more', 'free']);
  expect([calloutParts('one'), calloutParts('a|b'), calloutParts('a|b|c|d')]).toEqual([null, null, null]);
});

describe('tax', () => {
  test('removing included tax from a price and adding it again gives the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 1, max: 3000 }), (gross, basisPoints) => {
        const tax = includedTax(gross, basisPoints);
        const net = gross - tax;
        expect(Math.abs(net * (1 + basisPoints / 10_000) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is zero without a rate, and includes delivery only where delivery is taxed', () => {
    const lines = [
      { amount: 10000, isTaxed: true },
      { amount: 5000, isTaxed: false },
    ];
    expect(taxOf(lines, 1000, null).total).toBe(0);
    const rate = { basisPoints: 1000, isIncluded: false, taxesShipping: true };
    expect(taxOf(lines, 1000, rate)).toEqual({ total: 1100, lines: [1000, 0], shipping: 100 });
    expect(taxOf(lines, 1000, { ...rate, taxesShipping: false })).toEqual({
      total: 1000,
      lines: [1000, 0],
      shipping: 0,
    });
  });
});

test('a card is valid to the end of its last month', () => {
  expect(isCardExpired(2, 2028, new Date('2028-02-29T23:59:59Z'))).toBe(false);
  expect(isCardExpired(2, 2028, new Date('2028-03-01T00:00:00Z'))).toBe(true);
  expect(isCardExpired(12, 2027, new Date('2027-12-31T12:00:00Z'))).toBe(false);
});

test.each([
  ['4111 1111 1111 1111', true],
  ['378282246310005', true],
  ['4111111111111112', false],
  ['411', false],
  ['4111x11111111111', false],
])('card number %s: %s', (number, isValid) => expect(isCardNumber(number)).toBe(isValid));
