import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession, RetrievedUserData } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, caller, cartWith, openTestShop, place, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const retrieve = (body: object) =>
  caller(shop.commerce, '', 'POST', '/consumers-v3/consumer/retrieveUserData', body) as Promise<{
    status: number;
    body: RetrievedUserData;
    errorId?: string;
  }>;

async function order(by: Shopper, email: string) {
  const { basketId } = await cartWith(by, shoe);
  const told = { ...address, email };
  await by.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [told] });
  const { body } = await by.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: told });
  return (await place(by, body as never)).body;
}

/** The search of the link to the sign-up in the confirmation of an order; null without one. */
async function linkTo(email: string): Promise<{ consumerId: string; email: string } | null> {
  await expect.poll(() => shop.emails.some(({ to }) => to === email)).toBe(true);
  const [, search] = /\/sign-up\?(\S+)/.exec(shop.emails.find(({ to }) => to === email)?.text ?? '') ?? [];
  if (search === undefined) return null;
  const params = new URLSearchParams(search);
  return { consumerId: params.get('consumerId') ?? '', email: params.get('email') ?? '' };
}
const none = { status: 404, errorId: 'PRO404' };

test('the link of a guest’s order tells the sign-up what they told with the order, and nothing else', async () => {
  const email = 'ada+trail@example.com';
  const placed = await order(await shop.shopper(), email);
  const link = await linkTo(email);
  const { status, body } = await retrieve({ ...link, email: email.toUpperCase() });
  expect(status).toBe(200);
  expect(body).toMatchObject({ email, firstName: address.firstName, lastName: address.lastName });
  expect(Object.keys(body).toSorted()).toEqual(['email', 'firstName', 'lastName', 'phone', 'phoneCode', 'postalCode']);
  expect(JSON.stringify(body)).not.toContain(address.addressLine1);
  // The link to the sign-up does not open the order.
  const st = link?.consumerId.split('.')[1];
  const path = `/cart/v2/checkout/order/${placed.orderNumber}?st=${st}`;
  expect((await (await shop.shopper()).call('GET', path)).status).toBe(404);
});

test('nothing is told for another email, another order, or an id that the shop did not sign', async () => {
  const [mine, theirs] = ['bea@example.com', 'cleo@example.com'];
  await order(await shop.shopper(), mine);
  const other = await order(await shop.shopper(), theirs);
  const link = await linkTo(mine);
  const [, seal = ''] = link?.consumerId.split('.') ?? [];
  const [row] = await shop.database.raw<{ id: string }>('SELECT id FROM consumers WHERE email = $1', [
    'maya.reed@example.com',
  ]);
  expect(await retrieve({ ...link, email: theirs })).toMatchObject(none);
  expect(await retrieve({ consumerId: `${other.orderNumber}.${seal}`, email: theirs })).toMatchObject(none);
  expect(await retrieve({ consumerId: `${other.orderNumber}.${other.st}`, email: theirs })).toMatchObject(none);
  expect(await retrieve({ consumerId: row?.id, email: 'maya.reed@example.com' })).toMatchObject(none);
  expect(await retrieve({ ...link, email: 'no email' })).toMatchObject({ status: 400, errorId: 'AUT453' });
});

test('a customer’s order has no such link, and a guest’s order that a customer has taken over tells nothing', async () => {
  const sign = signedIn(shop.commerce);
  const theo = 'theo.lambert@example.com';
  await order(sign.as((await sign.enter(theo)).accessToken), theo);
  expect(await linkTo(theo)).toBeNull();
  const guest = (await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {})).body as Required<AuthSession>;
  const email = 'isla.kerr@example.com';
  const placed = await order(sign.as(guest.accessToken), email);
  const link = await linkTo(email);
  expect(await retrieve({ ...link })).toMatchObject({ status: 200 });
  await sign.enter(email, { action: 'postLogin', orderNo: placed.orderNumber, st: placed.st });
  expect(await retrieve({ ...link })).toMatchObject(none);
});
