import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { addressedCart, freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { provideServerFetch } from '#src/api/server-fetch.ts';
import { createPayPalActors } from '#src/flows/paypal/paypal.actors.ts';
import { cartStandIn } from './cart-stand-in.ts';

/** The actors beside a cart, and the changes that they ask of it. */
function beside(cart: Cart) {
  const { ref, asked } = cartStandIn(cart);
  const actors = createPayPalActors({
    cart: ref,
    locale: 'en-us',
    offer: {
      placement: 'cart',
      purchase: () => null,
      amount: () => null,
      source: { subscribe: () => ({ unsubscribe: () => undefined }) },
    },
    places: { button: 'button', message: 'message' },
  });
  return { actors, asked };
}

const told = { city: 'Boulder', province: 'CO', postalCode: '80302', country: 'US' };
const [shipment] = addressedCart.shippingMethods;
const collected: Cart = {
  ...addressedCart,
  shippingMethods: shipment ? [{ ...shipment, storeId: 'store-1' }] : [],
};

describe("the address of PayPal's window", () => {
  const choose = async (cart: Cart) => {
    const { actors, asked } = beside(cart);
    await toPromise(createActor(actors.setAddress, { input: { address: told } }).start());
    return asked;
  };

  test('goes to the cart as a part, which has neither name nor street', async () => {
    expect(await choose(freshCart)).toEqual([
      {
        operation: 'addShippingAddress',
        addresses: [{ ...told, approachType: 'S', shippingId: 'me' }],
        wallet: 'PAYPAL_EXPRESS',
      },
    ]);
  });

  test('is not that of goods that are collected', async () => {
    expect(await choose(collected)).toEqual([]);
  });
});

describe('after a window that was closed', () => {
  const restore = async (before: Cart | null) => {
    const { actors, asked } = beside(freshCart);
    await toPromise(createActor(actors.restoreCart, { input: { before } }).start());
    return asked;
  };

  test('the cart has its address again', async () => {
    const [change] = await restore(addressedCart);
    const { id: _id, addressId: _addressId, ...address } = addressedCart.shippingAddress ?? { country: 'US' };
    expect(change).toEqual({ operation: 'addShippingAddress', addresses: [address], wallet: 'PAYPAL_EXPRESS' });
  });

  test('a cart without one has none again, and one that was not touched is left alone', async () => {
    const { shippingAddress: _address, ...empty } = freshCart;
    expect(await restore(empty)).toEqual([{ operation: 'removeShippingAddress' }]);
    expect(await restore(null)).toEqual([]);
  });

  test('the cart has its delivery again, if the window chose another', async () => {
    const shippingMethods = freshCart.shippingMethods.map((one) => ({ ...one, code: 'BEFORE' }));
    expect((await restore({ ...addressedCart, shippingMethods })).slice(1)).toEqual([
      { operation: 'setShippingMethod', code: 'BEFORE', shippingId: 'me' },
    ]);
  });
});

test('the order is put on the cart as what pays it', async () => {
  const { actors, asked } = beside(addressedCart);
  await toPromise(createActor(actors.addDetails, { input: { orderId: '5O190127TN364715T' } }).start());
  expect(asked).toEqual([
    {
      operation: 'addPaymentInstrument',
      instrument: { payment_method_id: 'PAYPAL', additionalDetails: { paymentData: '5O190127TN364715T' } },
    },
  ]);
});

describe('the new amount of the order', () => {
  const update = (answer: Response) => {
    provideServerFetch(async () => answer);
    const { actors } = beside(addressedCart);
    const input = { basketId: 'cart-1', orderId: 'order-1' };
    return toPromise(createActor(actors.updateOrder, { input }).start());
  };

  test('is taken by an answer without a body', async () => {
    await expect(update(new Response(null, { status: 204 }))).resolves.toBeUndefined();
  });

  test('is refused by any other', async () => {
    const errorDetails = [{ errorId: 'PYT404', message: 'There is no such order.' }];
    await expect(update(Response.json({ errorDetails }, { status: 404 }))).rejects.toMatchObject({ errorId: 'PYT404' });
  });
});
