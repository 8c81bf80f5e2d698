import type { RegisteredRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { home } from '#model-tests/apple-pay/apple-pay.model.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { createApplePayActors } from '#src/flows/apple-pay/apple-pay.actors.ts';
import type { SheetWords } from '#src/flows/apple-pay/sheet.ts';
import { cartStandIn } from './cart-stand-in.ts';

/** The actors beside a cart that is as given, and the changes that they ask of it. */
function beside(cart: Cart) {
  const { ref, asked } = cartStandIn(cart);
  const actors = createApplePayActors({
    cart: ref,
    locale: 'en-us',
    router: {} as RegisteredRouter,
    words: {} as SheetWords,
  });
  return { actors, asked };
}

test('the bill gets the phone that the cart keeps, with the dial code of the delivery', async () => {
  const { actors, asked } = beside({
    ...addressedCart,
    shippingAddress: { country: 'US', phone: '13035550147', phoneCode: '1' },
  });
  const { phoneNumber: _phone, ...payer } = home;
  const billing = { ...payer, countryCode: 'AT', postalCode: '1010', locality: 'Wien' };
  await toPromise(createActor(actors.addContacts, { input: { own: null, shipping: home, billing } }).start());
  expect(asked.map(({ operation }) => operation)).toEqual(['addShippingAddress', 'addBillingAddress']);
  expect(asked.at(-1)).toMatchObject({
    address: { country: 'AT', email: home.emailAddress, phone: '13035550147', phoneCode: '1' },
  });
});

test('a closed sheet gives the cart the delivery that it had, and leaves one alone that it did not change', async () => {
  const restore = async (before: Cart) => {
    const { actors, asked } = beside(addressedCart);
    await toPromise(createActor(actors.restoreCart, { input: { own: null, before } }).start());
    return asked;
  };
  const shippingMethods = addressedCart.shippingMethods.map((one) => ({ ...one, code: 'BEFORE' }));
  expect(await restore({ ...addressedCart, shippingMethods })).toEqual([
    { operation: 'setShippingMethod', code: 'BEFORE', shippingId: 'me' },
  ]);
  expect(await restore(addressedCart)).toEqual([]);
});
