import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BotDefence } from '#src/commerce/bot-defence/bot-defence.ts';
import type { Cart, Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { addresses, from } from './support/from.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import {
  address as home,
  cartWith,
  openTestShop,
  place,
  readyCart,
  type Shopper,
  type TestShop,
} from './support/shop.ts';

const botDefence: BotDefence = {
  script: async (origin) => ({ scriptUrl: `${origin}/person.js`, scriptIntegrity: 'sha384-x', siteKey: 'site' }),
  judge: async ({ token, mustCheck }) => (mustCheck && token !== 'checked' ? 'unsure' : 'person'),
};

let shop: TestShop;
let guest: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people }, botDefence });
});
beforeEach(async () => {
  await shop.database.raw('DELETE FROM rate_limits', []);
  guest = await shop.shopper();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const here = '203.0.113.7';
const elsewhere = '203.0.113.8';

describe('the look-up of an order', () => {
  let order: Order;
  beforeEach(async () => {
    order = (await place(guest, await readyCart(guest, shoe))).body;
  });
  const lookUp = (
    email: string,
    {
      address = here,
      orderNumber = order.orderNumber,
      by = guest,
      ...more
    }: { address?: string; orderNumber?: string; by?: Shopper; recaptcha_response?: string } = {},
  ) => by.call<Purchase>('POST', '/consumers-v3/consumer/TrackOrder', { orderNumber, email, ...more }, from(address));

  test('60 simultaneous wrong tries: five are compared, and a right email after them is not', async () => {
    const other = await shop.start();
    const by = await shop.shopper(other);
    const wrong = Array.from({ length: 60 }, (_, at) => lookUp(`guess.${at}@example.com`, at % 2 ? { by } : {}));
    const right = lookUp(home.email);
    const answers = (await Promise.all(wrong)).map(({ errorId }) => errorId);
    expect(answers.filter((errorId) => errorId === 'OHS4004')).toHaveLength(5);
    expect(answers.filter((errorId) => errorId === 'API429')).toHaveLength(55);
    expect(await right).toMatchObject({ status: 429, errorId: 'API429' });
    await other.close();
  });

  test('is closed to the address that guessed, and open to the right email elsewhere', async () => {
    for (let tried = 0; tried < 8; tried += 1) await lookUp('somebody.else@example.com');
    const refused = await lookUp(home.email);
    expect(refused).toMatchObject({ status: 429, errorId: 'API429' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await lookUp(home.email, { address: elsewhere })).body.order.orderNumber).toBe(order.orderNumber);
  });

  test('asks for the bot check if many addresses guess, and then accepts the right email', async () => {
    for (const address of addresses(10)) await lookUp('somebody.else@example.com', { address });
    const refused = await lookUp(home.email, { address: elsewhere });
    expect([refused.status, refused.errorId, (refused.body as { appId?: string }).appId]).toEqual([
      403,
      'AUT403',
      'waymark-bot-defence',
    ]);
    expect((await lookUp(home.email, { address: elsewhere, recaptcha_response: 'checked' })).status).toBe(200);
  });

  test('asks for the bot check, then blocks for an hour, if one address tries many numbers', async () => {
    const tryNumber = (at: number) =>
      lookUp(home.email, { orderNumber: `WM${String(at).padStart(10, '0')}`, recaptcha_response: 'checked' });
    for (let at = 0; at < 60; at += 1) expect((await tryNumber(at)).errorId).toBe('OHS4004');
    expect((await tryNumber(60)).errorId).toBe('API429');
    expect((await lookUp(home.email, { address: elsewhere })).status).toBe(200);
  });

  test('answers the same for an unknown number and for a wrong email, up to the limit', async () => {
    const said = async (orderNumber: string, email: string, address: string) => {
      const answers = [];
      for (let tried = 0; tried < 7; tried += 1) {
        const { status, body } = await lookUp(email, { orderNumber, address });
        answers.push({ status, body: { ...body, correlationId: '' } });
      }
      return answers;
    };
    expect(await said('WM0000000000', home.email, here)).toEqual(
      await said(order.orderNumber, 'somebody.else@example.com', elsewhere),
    );
  });

  test('does not limit right look-ups', async () => {
    for (let found = 0; found < 12; found += 1) expect((await lookUp(home.email)).status).toBe(200);
  });
});

describe('promo codes', () => {
  const apply = ({ basketId }: Cart, code: string, address = here, by = guest) =>
    by.call('PUT', '/cart/v1/coupon', { cartId: basketId, code }, from(address));

  test('100 simultaneous made-up codes in one cart: ten are looked up', async () => {
    const cart = await cartWith(guest, shoe);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => apply(cart, `MADEUP${at}`)));
    expect(answers.filter(({ errorId }) => errorId === 'PRM130')).toHaveLength(10);
    expect(answers.filter(({ errorId }) => errorId === 'API429')).toHaveLength(90);
  });

  test('a new guest for every few tries finds no more than an address may try', async () => {
    const answers = [];
    for (let session = 0; session < 8; session += 1) {
      const by = await shop.shopper();
      const cart = await cartWith(by, shoe);
      for (let tried = 0; tried < 9; tried += 1) answers.push((await apply(cart, `MADEUP${tried}`, here, by)).errorId);
    }
    expect(answers.filter((errorId) => errorId === 'PRM130')).toHaveLength(60);
    const elsewhereCart = await cartWith(guest, shoe);
    expect((await apply(elsewhereCart, 'MADEUP', elsewhere)).errorId).toBe('PRM130');
  });

  test('that exist and do not apply do not count as guesses', async () => {
    const cart = await cartWith(guest, shoe);
    for (let tried = 0; tried < 30; tried += 1) expect((await apply(cart, 'SUMMER24')).errorId).toBe('PRM155');
  });
});

test('made-up reward codes: an account may try ten, then must wait', async () => {
  const { as, enter } = signedIn(shop.commerce);
  const member = as((await enter('theo.lambert@example.com')).accessToken);
  const cart = await cartWith(member, shoe);
  const put = (c_rewardCode: string) =>
    member.call(
      'POST',
      `/cart/v1/cart/${cart.basketId}/paymentInstruments`,
      { payment_method_id: 'REWARD_CODE', c_rewardCode },
      from(here),
    );
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => put(`MADE-UP-${at}`)));
  expect(answers.filter(({ errorId }) => errorId === 'PYT404')).toHaveLength(10);
  const refused = await put('TRAIL-2060');
  expect(refused).toMatchObject({ status: 429, errorId: 'API429' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  shop.pass(3_600_000 + 1000);
  const later = as((await enter('theo.lambert@example.com')).accessToken);
  expect(
    (
      await later.call('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, {
        payment_method_id: 'REWARD_CODE',
        c_rewardCode: 'TRAIL-2060',
      })
    ).status,
  ).toBe(200);
});
