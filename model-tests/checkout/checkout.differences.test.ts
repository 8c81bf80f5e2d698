import { expect, test } from 'vitest';
import { differencesOf } from '#machines/checkout/checkout.differences.ts';
import type { Cart, CartItem, FlashCode } from '#openapi/generated/waymark.gen.ts';
import { billedCart } from './checkout.fixtures.ts';

const [item] = billedCart.items as [CartItem];
const two: Cart = {
  ...billedCart,
  items: [
    { ...item, qty: 3 },
    { ...item, itemId: 'other', upc: '884501009999', name: 'Drove Crew' },
  ],
};
const [first, second] = two.items as [CartItem, CartItem];
const flash = (code: FlashCode, itemId: string) => [{ code, details: { itemIds: [itemId] } }];
const goingTo = (one: CartItem, kind: 'pickup' | 'sts'): CartItem => ({
  ...one,
  shippingOptions: [
    {
      selected: true,
      available: true,
      storeInfo: { id: '1001', name: 'Waymark Boulder', storeInventory: 1 },
      shippingMethod: {
        code: 'US_PICKUP',
        label: 'Pick up',
        deliveryTime: 'Same day',
        kind,
        price: { amount: 0, finalAmount: 0, currency: 'USD' },
      },
    },
  ],
});

test('the same cart has no differences', () => {
  expect(differencesOf(two, { ...two, version: 9 })).toEqual([]);
});

test.each([
  ['ProductLineItemFullInventoryMissing', 'soldOut'],
  ['ProductItemNotAvailable', 'withdrawn'],
  ['InvalidShippingAddress', 'removed'],
] as const)('a line that went with %s is %s', (code, kind) => {
  expect(differencesOf(two, { ...two, items: [first], flash: flash(code, 'other') })).toEqual([
    { kind, name: 'Drove Crew' },
  ]);
});

test('tells what the shop has fewer of from a quantity that was changed elsewhere', () => {
  const fewer = { ...two, items: [{ ...first, qty: 1 }, second] };
  expect(differencesOf(two, { ...fewer, flash: flash('ProductLineItemInventoryMissing', first.itemId) })).toEqual([
    { kind: 'fewer', name: first.name, before: 3, now: 1 },
  ]);
  expect(differencesOf(two, fewer)).toEqual([{ kind: 'quantity', name: first.name, before: 3, now: 1 }]);
});

test('names both prices of a line, and an offer that ended', () => {
  const now = { ...two, items: [{ ...first, price: { ...first.price, current: first.price.current + 500 } }, second] };
  expect(differencesOf(two, now)).toEqual([
    { kind: 'price', name: first.name, before: first.price.current, now: first.price.current + 500 },
  ]);
  const offer = { promotionId: 'summer', campaignId: 'c', price: 100, currency: 'USD' as const };
  const promoSummary = [
    { promotionId: 'summer', promotionName: 'Summer sale', level: 'ORDER' },
  ] as unknown as Cart['promoSummary'];
  expect(differencesOf({ ...two, orderPromotions: [offer], promoSummary }, two)).toEqual([
    { kind: 'offerEnded', name: 'Summer sale' },
  ]);
});

test('names the store that a line goes to now, also where it joined another line', () => {
  const before = { ...two, items: [goingTo(first, 'pickup'), second] };
  expect(differencesOf(before, { ...two, items: [goingTo(first, 'sts'), second] })).toEqual([
    { kind: 'sts', name: first.name, store: 'Waymark Boulder' },
  ]);
  const twin = { ...first, itemId: 'twin', qty: 1 };
  const joined = { ...two, items: [{ ...twin, qty: 4 }] };
  expect(differencesOf({ ...two, items: [goingTo(first, 'pickup'), twin] }, joined)[0]).toEqual({
    kind: 'home',
    name: first.name,
    store: null,
  });
});
