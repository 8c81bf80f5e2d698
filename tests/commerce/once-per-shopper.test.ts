import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, cartWith, openTestShop, place, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

/** A cart with this email, to which a once-per-shopper code was applied. */
async function cartOf(by: Shopper, email: string) {
  const { basketId: cartId } = await cartWith(by, shoe);
  await by.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [{ ...address, email }] });
  await by.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, { address: { ...address, email } });
  return by.call('PUT', '/cart/v1/coupon', { cartId, code: 'THANKYOU10' });
}

test('an account uses a code once (PRM150), whatever email its carts have', async () => {
  const { as, enter } = signedIn(shop.commerce);
  const wren = as((await enter('wren.castillo@example.com')).accessToken);
  const { body: cart } = await cartOf(wren, 'first@example.com');
  expect((await place(wren, cart)).body.totals).toMatchObject({ totalDiscount: 1000 });
  expect(await cartOf(wren, 'second@example.com')).toMatchObject({ status: 422, errorId: 'PRM150' });
  const sol = as((await enter('sol.amundsen@example.com')).accessToken);
  expect((await cartOf(sol, 'third@example.com')).body.couponItems).toMatchObject([{ applied: true }]);
});

test('an account uses a code once, even by two carts with two emails that are placed at once', async () => {
  const { as, enter } = signedIn(shop.commerce);
  const isla = as((await enter('isla.kerr@example.com')).accessToken);
  const carts = [(await cartOf(isla, 'one@example.com')).body, (await cartOf(isla, 'two@example.com')).body];
  expect(carts.map(({ totals }) => totals.totalDiscount)).toEqual([1000, 1000]);
  const placed = await Promise.all(carts.map((cart) => place(isla, cart)));
  const refused = placed.filter(({ status }) => status !== 200);
  // If the first order is written before the second is priced, the second's total is what has changed.
  expect([['PRM150'], ['ORD415']]).toContainEqual(refused.map(({ errorId }) => errorId));
});
