import { describe, expect, test } from 'vitest';
import { canGo, sellable, unitsLeft } from '#src/commerce/cart/availability.ts';
import type { Store } from '#src/commerce/model/store.ts';

const upc = '884501001085';
const boulder = { id: '1001', services: ['PICKUP', 'SHIP_TO_STORE'] } as Store;
const pickup = { kind: 'pickup', storeId: '1001' } as const;
const sts = { kind: 'sts', storeId: '1001' } as const;
const stock = new Map([
  [upc, 2],
  [`1001 ${upc}`, 0],
]);
const left = (location: string) => unitsLeft(stock, [], location);
const line = { upc, qty: 1, recipeId: null };

describe('one rule about stock', () => {
  test('a stock location without a row, or below zero, has no stock', () => {
    expect([sellable(undefined), sellable(-3), sellable(4)]).toEqual([0, 0, 4]);
  });

  test('units in other lines of the same stock location are not offered again', () => {
    expect(
      unitsLeft(
        stock,
        [
          { upc, qty: 1 },
          { upc, qty: 5, delivery: pickup },
        ],
        upc,
      ),
    ).toBe(1);
    expect(unitsLeft(stock, [{ upc, qty: 1, delivery: sts }], upc)).toBe(1);
    expect(unitsLeft(stock, [{ upc, qty: 9 }], upc)).toBe(0);
  });

  test('a pickup needs the store’s own stock, all else the web’s', () => {
    expect(canGo(line, { left })).toBe(true);
    expect(canGo(line, { delivery: pickup, store: boulder, left })).toBe(false);
    expect(canGo(line, { delivery: sts, store: boulder, left })).toBe(true);
    expect(canGo({ ...line, qty: 3 }, { left })).toBe(false);
  });

  test('a store hands out only by the services that it offers, and nothing made to order', () => {
    expect(canGo(line, { delivery: sts, store: { ...boulder, services: ['PICKUP'] }, left })).toBe(false);
    expect(canGo(line, { delivery: sts, store: undefined, left })).toBe(false);
    expect(canGo({ ...line, recipeId: 'design-1' }, { delivery: sts, store: boulder, left })).toBe(false);
  });
});
