import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createActor, fromCallback, fromPromise, type StateValue } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartContext, CartShared } from '#machines/cart/cart.types.ts';
import type { Cart, ItemInput, UpdateItemRequest } from '#openapi/generated/waymark.gen.ts';
import { returning } from '#model-tests/cart/cart.fixtures.ts';

afterEach(cleanup);

const never = () => new Promise<Cart>(() => {});

/** Changes never settle, so that the pending state can be seen. */
const quiet = cartMachine.provide({
  actors: {
    shareCart: fromCallback<CartShared, undefined>(() => {}),
    updateItem: fromPromise<Cart, { basketId: string; item: UpdateItemRequest }>(never),
    addItems: fromPromise<Cart, { basketId: string; key: string; items: ItemInput[] }>(never),
    removeItem: fromPromise<Cart, { basketId: string; itemId: string }>(never),
    saveItemForLater: fromPromise<Cart, { basketId: string; itemId: string }>(never),
  },
});

/** A running cart chart at rest with this cart, for views; `more` are additional context values. */
export function cartAtRest(
  cart: Cart | null,
  more: Partial<CartContext> = {},
  value: StateValue = { resting: cart ? 'ready' : 'none' },
) {
  const started = createActor(quiet, { input: { locale: 'en-us' } }).start();
  // Based on a persisted snapshot, so that the chart's root invocations are included.
  const snapshot = {
    ...started.getPersistedSnapshot(),
    value,
    context: {
      ...started.getSnapshot().context,
      session: returning,
      consumerNo: returning.consumerNo,
      basketId: cart?.basketId ?? null,
      cart,
      ...more,
    },
  };
  return createActor(quiet, { input: { locale: 'en-us' }, snapshot }).start();
}
