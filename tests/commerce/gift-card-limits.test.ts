import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import type { BotDefence } from '#src/commerce/bot-defence/bot-defence.ts';
import { addresses, from } from './support/from.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const botDefence: BotDefence = {
  script: async (origin) => ({ scriptUrl: `${origin}/person.js`, scriptIntegrity: 'sha384-x', siteKey: 'site' }),
  judge: async ({ token, mustCheck }) => (mustCheck && token !== 'checked' ? 'unsure' : 'person'),
};

let shop: TestShop;
let guest: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ botDefence });
});
beforeEach(async () => {
  await shop.database.raw('DELETE FROM rate_limits', []);
  guest = await shop.shopper();
});
afterAll(() => shop.close());

const card = { number: '6006490010000010', pin: '4821' };
const here = '203.0.113.7';
const elsewhere = '203.0.113.8';

const ask = (
  pin: string,
  {
    address = here,
    number = card.number,
    by = guest,
    token,
  }: { address?: string; number?: string; by?: Shopper; token?: string } = {},
) =>
  by.call<GiftCardBalance>(
    'POST',
    '/cart/v1/giftcard/balance',
    { c_gcCardNumber: number, c_gcPin: pin, ...(token ? { recaptcha_response: token } : {}) },
    from(address),
  );

const pins = (count: number, first = 1000) => Array.from({ length: count }, (_, at) => String(first + at));

test('100 simultaneous PINs, by many guests in two processes: five are compared, and the right one after them is not', async () => {
  const other = await shop.start();
  const guests = [guest, ...(await Promise.all([shop.shopper(other), shop.shopper(), shop.shopper(other)]))];
  const tries = pins(100).map((pin, at) => ask(pin, { by: guests[at % guests.length] ?? guest }));
  const right = ask(card.pin);
  const answers = (await Promise.all(tries)).map(({ errorId }) => errorId);
  expect(answers.filter((errorId) => errorId === 'GFC700')).toHaveLength(5);
  expect(answers.filter((errorId) => errorId === 'API429')).toHaveLength(95);
  const refused = await right;
  expect(refused).toMatchObject({ status: 429, errorId: 'API429' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  await other.close();
});

test('paying with a card and asking for its balance share the limit', async () => {
  const { basketId } = (await guest.call('POST', '/cart/v1/cart', {})).body;
  const pay = (c_gcPin: string) =>
    guest.call(
      'POST',
      `/cart/v1/cart/${basketId}/paymentInstruments`,
      { payment_method_id: 'GIFT_CARD', c_gcCardNumber: card.number, c_gcPin },
      from(here),
    );
  for (const pin of pins(3)) expect((await ask(pin)).errorId).toBe('GFC700');
  for (const pin of pins(2)) expect((await pay(pin)).errorId).toBe('GFC700');
  expect((await pay(card.pin)).errorId).toBe('API429');
});

test('wrong PINs from one address do not block the card for others', async () => {
  for (const pin of pins(60)) await ask(pin);
  expect((await ask(card.pin, { address: elsewhere })).body.balance).toBe(50_000);
});

test('after ten wrong PINs a day from any addresses the card needs the bot check and the PIN', async () => {
  for (const address of addresses(10)) await ask('0000', { address });
  const refused = await ask(card.pin, { address: elsewhere });
  expect([refused.status, refused.errorId, (refused.body as { appId?: string }).appId]).toEqual([
    403,
    'AUT403',
    'waymark-bot-defence',
  ]);
  expect((await ask(card.pin, { address: elsewhere, token: 'checked' })).status).toBe(200);
});

test('any number of tries that the bot check stops does not block the card for others', async () => {
  for (const address of addresses(10)) await ask('0000', { address });
  const stopped = await Promise.all(
    addresses(100)
      .slice(10)
      .map((address) => ask('0000', { address })),
  );
  expect(stopped.map(({ errorId }) => errorId)).toEqual(stopped.map(() => 'AUT403'));
  expect((await ask(card.pin, { address: elsewhere, token: 'checked' })).body.balance).toBe(50_000);
});

test('a card takes thirty wrong PINs a day, even with the bot check passed', async () => {
  const answers = [];
  for (const address of addresses(80)) answers.push((await ask('0000', { address, token: 'checked' })).errorId);
  expect(answers.filter((errorId) => errorId === 'GFC700')).toHaveLength(30);
  expect((await ask(card.pin, { address: elsewhere, token: 'checked' })).errorId).toBe('API429');
  expect((await ask('1936', { number: '6006490010000028' })).status).toBe(200);
  shop.pass(24 * 3_600_000 + 1000);
  guest = await shop.shopper();
  expect((await ask(card.pin, { address: elsewhere })).status).toBe(200);
});

test('one address may try sixty cards a day, the last forty of them after the bot check', async () => {
  const numberOf = (at: number) => `600649${String(at).padStart(10, '0')}`;
  const answers = [];
  for (let at = 0; at < 70; at += 1)
    answers.push((await ask('0000', { number: numberOf(at), ...(at < 20 ? {} : { token: 'checked' }) })).errorId);
  expect(answers.filter((errorId) => errorId === 'GFC700')).toHaveLength(60);
  expect((await ask('1936', { number: '6006490010000028', address: elsewhere })).status).toBe(200);
});

test('using one’s own card does not reset the count for another card', async () => {
  const answers = [];
  for (const pin of pins(8)) {
    answers.push((await ask(pin)).errorId);
    expect((await ask('1936', { number: '6006490010000028' })).status).toBe(200);
  }
  expect(answers.filter((errorId) => errorId === 'GFC700')).toHaveLength(5);
});

test('an unknown card is answered like a wrong PIN, up to the limit', async () => {
  const said = async (number: string, address: string) => {
    const answers = [];
    for (const pin of pins(7)) {
      const { status, body } = await ask(pin, { number, address });
      answers.push({ status, body: { ...body, correlationId: '' } });
    }
    return answers;
  };
  expect(await said('6006490099999991', here)).toEqual(await said(card.number, elsewhere));
});

describe('at the pace that the limits allow', () => {
  test('the chance to guess a four-digit PIN within a week is at most 1 in 50', async () => {
    let compared = 0;
    for (let hour = 0; hour < 48; hour += 1) {
      guest = await shop.shopper();
      for (const address of addresses(8))
        if ((await ask('0000', { address, token: 'checked' })).errorId === 'GFC700') compared += 1;
      shop.pass(3_600_000);
    }
    expect((compared / 2) * 7).toBeLessThanOrEqual(10_000 / 47);
  });
});
