import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactCategories } from '#openapi/generated/waymark.gen.ts';
import { openTestShop, type TestShop } from './support/shop.ts';

const path = '/consumers-v3/contactus';
const payload = {
  category: 'order',
  subject: 'delivery',
  name: 'Maya Reed',
  email: 'Maya.Reed@example.com',
  orderNumber: 'W100204417',
  message: 'Where is my <parcel>?',
};
const body = { requestType: 'CONTACT', organization: 'WAYMARK', payload };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.database.script('DELETE FROM rate_limits; DELETE FROM contact_requests');
  shop.emails.length = 0;
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const saved = async () =>
  (await shop.database.raw<{ n: number }>('SELECT count(*)::int AS n FROM contact_requests', []))[0]?.n;
const send = async (given: object, locale = 'en-us') => {
  const guest = await shop.shopper();
  return guest.call<{ caseNumber: string }>('POST', path, given, { 'x-locale': locale });
};

test('a message goes to the shop, and its number to the shopper in their language', async () => {
  const { status, body: answer } = await send(body, 'de-de');
  expect(status).toBe(201);
  await expect.poll(() => shop.emails.length).toBe(2);
  const to = (address: string) => shop.emails.find((one) => one.to === address);
  const [letter, answered] = [to('help@waymark.example'), to('maya.reed@example.com')];
  expect(letter?.subject).toBe(`Nachricht ${answer.caseNumber}`);
  expect(letter?.text).toContain('Where is my <parcel>?');
  expect(letter?.html).toContain('Where is my &lt;parcel&gt;?');
  expect(answered?.text).toContain(answer.caseNumber);
  expect(answered?.text).toContain('Bestellungen: Wo ist sie?');
  // Anybody can type the address of somebody else: what they wrote does not go there.
  for (const typed of ['parcel', 'Maya Reed', 'W100204417'])
    expect(`${answered?.subject} ${answered?.html} ${answered?.text}`).not.toContain(typed);
});

test('the link of the answer names one recipient, whatever was typed as an address', async () => {
  const email = 'x?bcc=thief%40evil.example&cc=y@example.com';
  expect((await send({ ...body, payload: { ...payload, email } })).status).toBe(201);
  await expect.poll(() => shop.emails.length).toBe(2);
  const letter = shop.emails.find(({ to }) => to === 'help@waymark.example');
  const { pathname, search } = new URL(/mailto:[^\s"]+/.exec(letter?.text ?? '')?.[0] ?? '');
  expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
});

test.each([
  ['no request type', { ...body, requestType: undefined }, 'ATTR100'],
  ['a subject of another category', { ...body, payload: { ...payload, subject: 'warranty' } }, 'ATTR100'],
  ['no organization', { ...body, organization: undefined }, 'ATTR200'],
  ['no payload', { ...body, payload: undefined }, 'ATTR300'],
  ['a blank message', { ...body, payload: { ...payload, message: '  ' } }, 'ATTR300'],
])('refuses %s, and saves nothing', async (_, given, errorId) => {
  expect(await send(given)).toMatchObject({ status: 422, errorId });
  expect(await saved()).toBe(0);
});

test('refuses an address that no email reaches', async () => {
  expect(await send({ ...body, payload: { ...payload, email: 'a@b' } })).toMatchObject({ errorId: 'AUT453' });
});

test('refuses the sixth message of an address in an hour', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send(body)).status).toBe(201);
  expect(await send(body)).toMatchObject({ status: 429, errorId: 'API429' });
  expect(await saved()).toBe(5);
});

test('lists what a shopper can write about in their language', async () => {
  const guest = await shop.shopper();
  const { body: answer } = await guest.call<ContactCategories>('GET', `${path}/categorySubject?locale=fr-fr`);
  expect(answer.categories[0]).toMatchObject({ code: 'order', label: 'Commandes' });
});
