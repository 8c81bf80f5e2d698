import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GiftCardBalance, Order } from '#openapi/generated/waymark.gen.ts';
import type { Commerce } from '#src/commerce/app.ts';
import type { Key, KeyRing } from '#src/commerce/keys.ts';
import { createPins } from '#src/commerce/gift-cards/pins.ts';
import { issueGiftCards } from '#src/commerce/gift-cards/issue.ts';
import { goods } from './support/seed.ts';
import { keys, openTestShop, place, readyCart, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const [current] = keys.giftCards;
const old: Key = { id: 'g0', secret: 'an older secret of tests' };
const base = '/consumers-v3/consumer';

const balance = async (number: string, pin: string, through: Commerce = shop.commerce) =>
  (await shop.shopper(through)).call<GiftCardBalance>('POST', '/cart/v1/giftcard/balance', {
    c_gcCardNumber: number,
    c_gcPin: pin,
  });

/** Buys two gift cards of $80 and returns the order and the email. */
async function buy(): Promise<{ order: Order; mail: string }> {
  const guest = await shop.shopper();
  const cart = await readyCart(guest, {
    productId: goods.giftCard.productId,
    upc: goods.giftCard.upcs[0],
    qty: 2,
    customAmount: 8000,
  });
  const { body: order } = await place(guest, cart);
  return { order, mail: await mailOf(order) };
}

async function mailOf({ orderNumber }: Order, more = ''): Promise<string> {
  const found = () => shop.emails.filter(({ id }) => id.startsWith(`gift-card:${orderNumber}:item-1${more}`)).at(-1);
  await expect.poll(found).toBeDefined();
  return found()?.text ?? '';
}

const cardsIn = (mail: string) =>
  [...mail.matchAll(/Card number\n([\d ]+)\n\nPIN\n(\d+)/g)].map(([, number = '', pin = '']) => ({
    number: number.replaceAll(' ', ''),
    pin,
  }));

/** All gift card rows of the database as text. */
const kept = async () => JSON.stringify(await shop.database.raw('SELECT g::text FROM gift_cards g', []));

test('no PIN is stored, neither of the opening cards nor of one that was sold', async () => {
  const { mail } = await buy();
  const text = await kept();
  expect(text).not.toMatch(/"pin\\?"/);
  for (const { pin } of cardsIn(mail)) expect(text).not.toContain(pin);
  const rows = await shop.database.raw<{ pin_hash: string }>('SELECT pin_hash FROM gift_cards', []);
  for (const { pin_hash: hash } of rows) expect(hash).toMatch(/^g1\$[\w-]{43}$/);
  const [row] = await shop.database.raw<{ outbox: string }>(
    `SELECT string_agg(o::text, ' ') AS outbox FROM outbox o`,
    [],
  );
  for (const { number, pin } of cardsIn(mail))
    for (const secretText of [number, pin]) expect(row?.outbox).not.toContain(secretText);
});

test('no PIN is stored with an Idempotency-Key', async () => {
  const guest = await shop.shopper();
  const key = crypto.randomUUID();
  const { basketId } = (await guest.call('POST', '/cart/v1/cart', {})).body;
  const pay = (c_gcPin: string) =>
    guest.call(
      'POST',
      `/cart/v1/cart/${basketId}/paymentInstruments`,
      { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006490010000010', c_gcPin },
      { 'idempotency-key': key },
    );
  const hash = async () =>
    (
      await shop.database.raw<{ hash: string }>(`SELECT request_hash AS hash FROM idempotency_keys WHERE key = $1`, [
        key,
      ])
    )[0]?.hash;
  expect((await pay('0000')).errorId).toBe('GFC700');
  const first = await hash();
  expect(first).toBeDefined();
  expect((await pay('4821')).errorId).toBeUndefined();
  expect(await hash()).toBe(first);
});

describe('a card that was bought', () => {
  test('pays with the number and PIN of its email', async () => {
    const { mail } = await buy();
    const cards = cardsIn(mail);
    expect(cards).toHaveLength(2);
    for (const { number, pin } of cards) {
      expect(pin).toMatch(/^\d{6}$/);
      expect((await balance(number, pin)).body).toMatchObject({ balance: 8000, currency: 'USD' });
    }
    expect(cards[0]?.number).not.toBe(cards[1]?.number);
  });

  test('is the same card when its email is sent again', async () => {
    const { order, mail } = await buy();
    const guest = await shop.shopper();
    expect(
      (
        await guest.call('POST', `${base}/resendGiftCardEmail`, {
          orderNumber: order.orderNumber,
          itemId: 'item-1',
          st: order.st,
        })
      ).status,
    ).toBe(204);
    expect(cardsIn(await mailOf(order, ':again'))).toEqual(cardsIn(mail));
  });

  test('is issued once by two simultaneous processes', async () => {
    const { order, mail } = await buy();
    const [item] = order.items;
    if (!item) throw new Error('no item');
    const services = { database: shop.database, pins: createPins(keys.giftCards) };
    const all = await Promise.all([1, 2, 3].map(() => issueGiftCards(services, 'WM0000000001', item)));
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    expect(await issueGiftCards(services, order.orderNumber, item)).toMatchObject(cardsIn(mail));
  });
});

test('an imported card works, and its PIN is not stored', async () => {
  const doc = {
    number: '6006490055500001',
    pin: '735519',
    currency: 'EUR',
    balance: 2500,
    initial: 2500,
    expiresOn: null,
    isAllowed: true,
    note: '',
  };
  await shop.database.raw('INSERT INTO gift_cards (number, currency, balance, doc) VALUES ($1, $2, $3, $4::jsonb)', [
    doc.number,
    doc.currency,
    doc.balance,
    JSON.stringify(doc),
  ]);
  expect((await balance(doc.number, doc.pin)).errorId).toBe('GFC700');
  const next = await shop.start();
  expect((await balance(doc.number, doc.pin, next)).body.balance).toBe(2500);
  expect(await kept()).not.toContain(doc.pin);
  await next.close();
});

describe('when the key changes', () => {
  test('a PIN hashed with the older key works and is rehashed; without the older key it fails, which is logged', async () => {
    // Hashes two PINs with the older key, as a shop did that had only this key.
    await shop.database.raw(`UPDATE gift_cards SET pin_hash = $2 WHERE number = $1`, [
      '6006490010000010',
      createPins([old]).hash('6006490010000010', '4821'),
    ]);
    await shop.database.raw(`UPDATE gift_cards SET pin_hash = $2 WHERE number = $1`, [
      '6006490010000028',
      createPins([old]).hash('6006490010000028', '1936'),
    ]);
    const lost = () => shop.defects.filter((facts) => 'cards' in (facts as object));
    const between = await shop.start({ ...keys, giftCards: [current, old] });
    expect(lost()).toEqual([]);
    expect((await balance('6006490010000010', '4821', between)).body.balance).toBe(50_000);
    const after = await shop.start();
    expect((await balance('6006490010000010', '4821', after)).body.balance).toBe(50_000);
    expect((await balance('6006490010000028', '1936', after)).errorId).toBe('GFC700');
    expect(lost()).toEqual([{ cards: 1 }]);
    await Promise.all([after.close(), between.close()]);
  });

  test('the email of a bought card has a PIN that works', async () => {
    const { order } = await buy();
    const [item] = order.items;
    if (!item) throw new Error('no item');
    const issue = (...ring: KeyRing) =>
      issueGiftCards({ database: shop.database, pins: createPins(ring) }, order.orderNumber, item);
    const [first] = await issue(current);
    expect((await issue(old, current))[0]).toEqual(first);
    const [other] = await issue(old);
    expect(other?.number).toBe(first?.number);
    expect(other?.pin).not.toBe(first?.pin);
    const [again] = await issue(current);
    expect(again).toEqual(first);
    expect((await balance(again?.number ?? '', again?.pin ?? '')).status).toBe(200);
  });
});
