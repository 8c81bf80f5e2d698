import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart, ShippingMethod } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

/** Members have standard delivery free, whatever they buy, where the shop promises it (docs/promotions.md, step 8). */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const socks = { productId: goods.socks.productId, upc: goods.socks.upcs[0] };

const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
const member = () => enter('theo.lambert@example.com');

/** A new cart with a pair of socks in a shop. */
const cartIn = async (by: Shopper, locale: string, qty = 1): Promise<Cart> =>
  (await by.call<Cart>('POST', '/cart/v1/cartWithItem', { items: [{ ...socks, qty }] }, { 'x-locale': locale })).body;

const nearDelivery = ({ approachingPromotions = [] }: Cart) =>
  approachingPromotions.filter(({ promotionId }) => promotionId === 'approach-free-delivery');

test.each(['en-us', 'en-ca', 'fr-ca', 'es-es'])('is free for a member in %s', async (locale) => {
  const cart = await cartIn(await member(), locale);
  expect(cart.totals.shipping).toBe(0);
  expect(cart.promoSummary).toMatchObject([{ level: 'SHIPPING', promotionId: 'members-delivery' }]);
});

test.each(['en-gb', 'fr-fr', 'de-de', 'it-it'])('costs a member what it costs everybody in %s', async (locale) => {
  const [own, everybody] = [await cartIn(await member(), locale), await cartIn(await shop.shopper(), locale)];
  expect(own.totals.shipping).toBeGreaterThan(0);
  expect(own.totals.shipping).toBe(everybody.totals.shipping);
});

test('costs guests, customers who are no members, and employees', async () => {
  for (const by of [
    await shop.shopper(),
    await enter('june.hayashi@waymark.example'),
    await enter('maya.reed@example.com'),
  ])
    expect((await cartIn(by, 'en-us')).totals.shipping).toBeGreaterThan(0);
});

test('is told as near to a guest, and to no member', async () => {
  expect(nearDelivery(await cartIn(await shop.shopper(), 'en-us', 3))).toHaveLength(1);
  expect(nearDelivery(await cartIn(await member(), 'en-us', 3))).toEqual([]);
});

test('frees the standard method alone', async () => {
  const by = await member();
  const { basketId } = await cartIn(by, 'en-us');
  const { body } = await by.call<{ applicableShippingMethods: ShippingMethod[] }>(
    'GET',
    `/cart/v1/cart/${basketId}/shippingMethod/me`,
  );
  const [standard, ...quicker] = body.applicableShippingMethods;
  expect(standard?.price.finalAmount).toBe(0);
  for (const { price } of quicker) expect(price.finalAmount).toBeGreaterThan(0);
});

test('stays in an order that was placed with it, and ends with the membership', async () => {
  const by = await member();
  const placed = await place(by, await readyCart(by, socks));
  expect(placed).toMatchObject({ status: 200, body: { totals: { shipping: 0 } } });
  await shop.database.raw(`UPDATE consumers SET doc = jsonb_set(doc, '{loyalty}', 'null') WHERE email = $1`, [
    'theo.lambert@example.com',
  ]);
  expect((await cartIn(by, 'en-us')).totals.shipping).toBeGreaterThan(0);
});
