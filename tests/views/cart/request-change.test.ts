import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { keyOf } from '#machines/cart/cart.changes.ts';
import { refusalNotices } from '#machines/cart/cart.failure.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { noticesOf } from '#machines/cart/cart.notices.ts';
import type { CartShared } from '#machines/cart/cart.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { FlashCode, ItemInput } from '#openapi/generated/waymark.gen.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import {
  another,
  empty,
  filled,
  freeGift,
  invalidCode,
  noNetwork,
  noSuchItem,
  noToken,
  tooMany,
} from '#model-tests/cart/cart.fixtures.ts';
import type { CartChange } from '#machines/cart/cart-change.types.ts';

const add = { operation: 'addItems', items: [{ productId: 'WMTR1001MOS', upc: '884501001085' }] } as const;

function cart(coupon: () => Promise<typeof filled>) {
  const keys: string[] = [];
  const ports = {
    createCartWithItem: fromPromise<typeof filled, { key: string; items: ItemInput[] }>(async ({ input }) => {
      keys.push(input.key);
      return filled;
    }),
    applyCoupon: fromPromise<typeof filled, { basketId: string; code: string }>(coupon),
    shareCart: fromCallback<CartShared, undefined>(() => {}),
  };
  const actor = createActor(cartMachine.provide({ actors: ports }), { input: { locale: 'en-us' } }).start();
  return { actor, keys };
}

describe('asking the cart for a change', () => {
  it('waits for a session, then returns the cart; an add has its id as the idempotency key', async () => {
    const { actor, keys } = cart(async () => filled);
    const asked = requestChange(actor, { ...add, items: [...add.items] });
    actor.send({ type: 'session.started', session: another });
    expect(await asked).toEqual(filled);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-/);
  });

  it('answers each caller with the result of their own change, in order', async () => {
    const { actor } = cart(() => Promise.reject(invalidCode));
    actor.send({ type: 'session.started', session: another });
    const ends: string[] = [];
    await Promise.all([
      requestChange(actor, { ...add, items: [...add.items] }).then(() => ends.push('added')),
      requestChange(actor, { operation: 'applyCoupon', code: 'NOTACODE' }).catch((failure) =>
        ends.push(failure.errorId),
      ),
    ]);
    expect(ends).toEqual(['added', 'PRM130']);
  });
});

it('gives each use of a change its own key, which is still a UUID', () => {
  const id = '3b1f8a52-6c0e-4a57-9a3e-0c2d5e7f9b1f';
  const keys = [keyOf(id, 'change'), keyOf(id, 'retry'), keyOf(id, 'items')];
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^3b1f8a52-6c0e-4a57-9a3e-0c2d5e7f9b1[0-9a-f]$/);
});

describe('messages to the shopper', () => {
  const codes: FlashCode[] = [
    'ProductLineItemInventoryMissing',
    'ProductItemNotAvailable',
    'ProductLineItemFullInventoryMissing',
    'InvalidShippingAddress',
    'PaymentNotAuthorized',
    'PickupToSthTransition',
    'PickupToStsTransition',
    'StsToSthTransition',
    'StsToPickupTransition',
    'STHToPickupTransition',
    'OrderShippingMethodDowngraded',
  ];

  it.each(codes)('are shown for %s', (code) => {
    const [notice] = noticesOf({ ...filled, flash: [{ code }] });
    expect(notices).toHaveProperty(notice?.title ?? '');
  });

  it('say that nothing is left to order, if the last item sold out', () => {
    expect(noticesOf({ ...empty, flash: [{ code: 'ProductLineItemFullInventoryMissing' }] })).toEqual([
      { title: 'nothingLeftToOrder', tone: 'warning', autoClose: true },
    ]);
  });

  it('say that the order changed, if one shipment cannot go to the address', () => {
    const flash = [{ code: 'InvalidShippingAddress', details: { shipmentId: 'shipment-1' } }] as const;
    expect(noticesOf({ ...filled, flash: [...flash] })).toEqual([
      { title: 'orderUpdated', tone: 'error', autoClose: false },
    ]);
  });

  it('repeat the service’s own message', () => {
    const customerNotifications = [{ code: 'HOLIDAY', message: 'Deliveries pause on Monday.' }, { code: 'SILENT' }];
    expect(noticesOf({ ...filled, customerNotifications })).toEqual([
      { title: 'fromTheShop', values: { message: 'Deliveries pause on Monday.' }, tone: 'info' },
    ]);
  });

  it('are shown for a refused add or removal, which may be out of sight; for nothing else', () => {
    const items = [...add.items];
    const told = (change: CartChange, failure: ApiFailure) => refusalNotices({ id: 'c1', change }, failure);
    expect(told({ operation: 'addItems', items }, tooMany)).toEqual([
      { title: 'maxQuantity', values: { count: 4 }, tone: 'error' },
    ]);
    expect(told({ operation: 'addItems', items }, { ...tooMany, additionalInfo: {} })).toEqual([
      { title: 'maxQuantityAny', tone: 'error' },
    ]);
    expect(told({ operation: 'addItems', items }, freeGift)).toEqual([{ title: 'giftNotAdded', tone: 'error' }]);
    expect(told({ operation: 'addItems', items, retriesOn: 'GWP403' }, freeGift)).toEqual([]);
    expect(told({ operation: 'removeItem', itemId: 'item-1' }, noSuchItem)).toEqual([
      { title: 'removeFailed', tone: 'error' },
    ]);
    expect(told({ operation: 'updateItem', item: { itemId: 'item-1', qty: 2 } }, noSuchItem)).toEqual([
      { title: 'lineGone', tone: 'info' },
    ]);
    expect(told({ operation: 'applyCoupon', code: 'X' }, invalidCode)).toEqual([]);
  });

  it('are shown for an add that did not reach the service, with the change to retry', () => {
    const change: CartChange = { operation: 'addItems', items: [...add.items] };
    for (const failure of [noNetwork, noToken])
      expect(refusalNotices({ id: 'c1', change }, failure)).toEqual([
        { title: 'notAdded', message: 'notAddedMore', tone: 'error', again: { id: 'c1', change } },
      ]);
  });
});
