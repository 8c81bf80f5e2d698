import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactReceipt, Purchase } from '#openapi/generated/waymark.gen.ts';
import { writePastOrders } from '#src/demo/orders/past-orders.ts';
import { seed } from '#src/demo/seed.ts';
import { signedIn } from './support/people.ts';
import { caller, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const arrived = 'W100204417';
const pathOf = (number: string) => `/consumers-v3/consumer/warranty?orderId=${number}`;

let shop: TestShop;
let maya: Shopper;
let body: { itemId: string; message: string };
const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
const read = (number: string) => maya.call<Purchase>('GET', `/consumers-v3/consumer/purchase/${number}`);
const cases = () => shop.database.raw<{ number: string }>('SELECT number FROM contact_requests', []);

beforeAll(async () => {
  shop = await openTestShop({ seed });
  await writePastOrders(shop.database, seed.people, Date.now());
  maya = await enter('maya.reed@example.com');
  const [item] = (await read(arrived)).body.order.items;
  body = { itemId: item?.itemId ?? '', message: ' The sole comes off. ' };
});
beforeEach(async () => {
  await shop.database.script('DELETE FROM rate_limits; DELETE FROM contact_requests');
  shop.emails.length = 0;
});
afterAll(() => shop.close());

test('an item of an order that has arrived becomes a case, and the email of the order gets its number', async () => {
  const { status, body: answer } = await maya.call<ContactReceipt>('POST', pathOf(arrived), body);
  expect(status).toBe(201);
  expect(await cases()).toEqual([{ number: answer.caseNumber }]);
  await expect.poll(() => shop.emails.length).toBe(2);
  const received = shop.emails.find(({ to }) => to === 'maya.reed@example.com');
  expect(received?.subject).toContain(answer.caseNumber);
  expect(received?.text).toContain(arrived);
  expect(received?.text).not.toContain('The sole comes off.');
  expect(shop.emails.find(({ to }) => to !== 'maya.reed@example.com')?.text).toContain('The sole comes off.');
});

test.each([
  ['an order that is on its way', () => 'W100220804', {}, 409, 'API409'],
  ['an item that is not in the order', () => arrived, { itemId: 'item-99' }, 404, 'ORD404'],
  ['nothing in the message', () => arrived, { message: '  ' }, 422, 'ATTR300'],
  ['an unknown order', () => 'WM0000000000', {}, 404, 'ORD409'],
])('refuses %s, and saves nothing', async (_, number, more, status, errorId) => {
  const itemId = number() === 'W100220804' ? (await read(number())).body.order.items[0]?.itemId : body.itemId;
  expect(await maya.call('POST', pathOf(number()), { ...body, itemId, ...more })).toMatchObject({ status, errorId });
  expect(await cases()).toEqual([]);
});

test('refuses the order of somebody else, and a caller without a session', async () => {
  const theo = await enter('theo.lambert@example.com');
  expect(await theo.call('POST', pathOf(arrived), body)).toMatchObject({ status: 404, errorId: 'ORD409' });
  expect(await caller(shop.commerce, '', 'POST', pathOf(arrived), body)).toMatchObject({ status: 401 });
});
