import { afterEach, describe, expect, test } from 'vitest';
import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { Address, Cart } from '#openapi/generated/waymark.gen.ts';
import { addressedCart, billedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { rememberOwners, reloadCart, restoreCart, watchCart } from '#src/flows/checkout/cart.ts';

const down = { errorId: 'UNEXPECTED', message: '', status: 0 };
const gone = { errorId: 'BSK404', message: '', status: 404 };
let running: Actor<typeof cartMachine>;
afterEach(() => running.stop());

type Answer = () => Promise<Cart>;

/** The cart chart with `read` and `bill` in place of the service. */
function startCart({ read, bill = async () => billedCart }: { read: Answer; bill?: Answer }) {
  running = createActor(
    cartMachine.provide({
      actors: {
        getCart: fromPromise<Cart, { basketId: string }>(read),
        addBillingAddress: fromPromise<Cart, { basketId: string; address: Address }>(bill),
        shareCart: fromCallback(() => {}),
      },
    }),
    { input: { locale: 'en-us' } },
  ).start();
  running.send({
    type: 'session.started',
    session: { consumerNo: 'G1', consumerType: 'GUEST', basketId: billedCart.basketId },
  });
  return running;
}

const { signal } = new AbortController();

describe('reloading', () => {
  test('returns the reloaded cart', async () => {
    let reads = 0;
    const cart = startCart({ read: async () => ({ ...billedCart, version: ++reads }) });
    expect((await reloadCart(cart, signal))?.version).toBe(2);
  });

  test('returns nothing if the cart does not exist', async () => {
    let reads = 0;
    const cart = startCart({ read: () => (++reads === 1 ? Promise.resolve(billedCart) : Promise.reject(gone)) });
    expect(await reloadCart(cart, signal)).toBeNull();
  });

  test('fails if the service does not answer', async () => {
    let reads = 0;
    const cart = startCart({ read: () => (++reads === 1 ? Promise.resolve(billedCart) : Promise.reject(down)) });
    await expect(reloadCart(cart, signal)).rejects.toMatchObject(down);
  });
});

describe('restoring', () => {
  test('sets the billing address again', async () => {
    const cart = startCart({ read: async () => billedCart, bill: async () => ({ ...billedCart, version: 12 }) });
    await reloadCart(cart, signal);
    expect((await restoreCart(cart, signal))?.version).toBe(12);
  });

  test('reads the cart if that is refused, or if there is no such address', async () => {
    const refused = { errorId: 'BILL410', message: '', status: 422 };
    const cart = startCart({ read: async () => billedCart, bill: () => Promise.reject(refused) });
    await reloadCart(cart, signal);
    expect(await restoreCart(cart, signal)).toEqual(billedCart);
    running.stop();
    expect(await restoreCart(startCart({ read: async () => addressedCart }), signal)).toEqual(addressedCart);
  });
});

describe('the owner of a cart', () => {
  test('a later shopper gets ORD409, the owner does not', async () => {
    const cart = startCart({ read: async () => billedCart });
    await reloadCart(cart, signal);
    const owners = rememberOwners(cart);
    owners.note(billedCart);
    expect(() => owners.refuseStrangers(billedCart.basketId)).not.toThrow();
    expect(() => owners.refuseStrangers('of a memory')).not.toThrow();
    cart.send({ type: 'session.ended' });
    expect(() => owners.refuseStrangers(billedCart.basketId)).toThrow(
      expect.objectContaining({ errorId: 'ORD409', status: 404 }),
    );
    cart.send({ type: 'session.started', session: { consumerNo: 'G2', consumerType: 'GUEST', basketId: null } });
    expect(() => owners.refuseStrangers(billedCart.basketId)).toThrow(expect.objectContaining({ errorId: 'ORD409' }));
  });
});

describe('watching', () => {
  test('reads a cart again after a failed read, and reports no older one', async () => {
    let reads = 0;
    const cart = startCart({
      read: () => (++reads === 2 ? Promise.reject(down) : Promise.resolve({ ...billedCart, version: reads })),
    });
    await reloadCart(cart, signal).catch(() => {});
    const told: (number | undefined)[] = [];
    watchCart(cart, (event) => void told.push(event.type === 'cart.changed' ? event.cart?.version : undefined));
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([3]);
  });

  test('reports each cart once, and a failed read; then reads again', async () => {
    const told: string[] = [];
    let isDown = true;
    const cart = startCart({ read: () => (isDown ? Promise.reject(down) : Promise.resolve(billedCart)) });
    const watch = () =>
      watchCart(
        cart,
        (event) => void told.push(event.type === 'cart.changed' ? (event.cart ? 'cart' : 'none') : 'unavailable'),
      );
    const stop = watch();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual(['unavailable']);
    stop();
    isDown = false;
    watch();
    await new Promise((resolve) => setTimeout(resolve));
    cart.send({ type: 'promotion.dismissed', promotionId: 'p' });
    expect(told).toEqual(['unavailable', 'cart']);
  });
});
