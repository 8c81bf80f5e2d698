import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsumerData } from '#openapi/generated/waymark.gen.ts';
import { personalData, tagsOf } from '#src/commerce/db/personal-data/tables.ts';
import { belongings } from '#src/commerce/retention/belongings.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, cartWith, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const erase = (by: Shopper, password = demoPassword) => by.call('POST', '/consumers-v3/consumer/erasure', { password });
const download = (by: Shopper, password = demoPassword) =>
  by.call<ConsumerData>('POST', '/consumers-v3/consumer/data', { password });

let shop: TestShop;
const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
const everything = async (): Promise<string> => {
  const tables = await shop.database.raw<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    [],
  );
  const texts = await Promise.all(
    tables.map(({ name }) => shop.database.raw<{ text: string }>(`SELECT ${name}::text AS text FROM ${name}`, [])),
  );
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n');
};

beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

test('every table with personal data is erased with the account, or says why not', () => {
  const tagged = Object.entries(personalData).filter(([, tags]) => tagsOf(tags).some(({ tag }) => tag !== 'none'));
  const missing = tagged.map(([table]) => table).filter((table) => !(table in belongings));
  expect(
    missing,
    `add ${missing.join(', ')} to src/commerce/retention/belongings.ts: how a customer's rows are found, or why they stay`,
  ).toEqual([]);
});

describe('the download of the data of a customer', () => {
  test('has the account with its addresses, cards, orders and cart, and no secret', async () => {
    const maya = await enter('maya.reed@example.com');
    await cartWith(maya, shoe);
    const { status, body, headers } = await download(maya);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="waymark-data.json"');
    const rowsOf = (name: string) => body.tables.find((table) => table.name === name)?.rows ?? [];
    expect(rowsOf('consumers')).toMatchObject([{ email: 'maya.reed@example.com', profile: { firstName: 'Maya' } }]);
    expect(rowsOf('saved_cards').length).toBeGreaterThan(0);
    expect(rowsOf('carts')).toHaveLength(1);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/password|instrumentToken|"hash"|theo\.lambert/i);
  });

  test('has nothing of whoever else uses the email of a new account, which nobody has confirmed', async () => {
    const [email, password] = ['robin.hale@example.com', 'Ridgeline24'];
    const guest = await shop.shopper();
    const { body: cart } = await (async () => {
      const { basketId } = await cartWith(guest, shoe);
      await guest.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [{ ...address, email }] });
      await guest.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: { ...address, email } });
      return guest.call('PUT', '/cart/v1/coupon', { cartId: basketId, code: 'THANKYOU10' });
    })();
    const { body: order } = await place(guest, cart);
    await guest.call('PUT', '/products/v1/notifications', { ...shoe, email });
    const payload = { category: 'order', subject: 'delivery', name: 'Robin', email, message: 'My door code is 4711.' };
    const written = await guest.call('POST', '/consumers-v3/contactus', {
      requestType: 'CONTACT',
      organization: 'WAYMARK',
      payload,
    });
    expect(written.status).toBe(201);
    const asked = { channel: 'email', recipient: email, policy: true };
    expect((await guest.call('POST', '/consumers-v3/consumer/subscription', asked)).status).toBe(204);

    const person = { firstName: 'Mallory', lastName: 'Stone', birthDate: '1990-01-01' };
    const terms = { isTermsConfirmed: true, termsConditionsAndPolicy: true };
    await guest.call('POST', '/consumers-v3/auth/signup', { email, password, ...person, ...terms });
    const { as, enter: signIn } = signedIn(shop.commerce);
    const mallory = as((await signIn(email, {}, password)).accessToken);
    const { body, status } = await download(mallory, password);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('Mallory');
    for (const secret of [order.orderNumber, '4711', shoe.upc]) expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.tables.find(({ name }) => name === 'subscriptions')?.rows).toEqual([]);
  });

  test('is refused to a guest and with another password, and after five of a day', async () => {
    expect(await download(await shop.shopper())).toMatchObject({ status: 403, errorId: 'AUT404' });
    const theo = await enter('theo.lambert@example.com');
    expect(await download(theo, 'Ridgeline24')).toMatchObject({ status: 422, errorId: 'AUT450' });
    for (let count = 0; count < 5; count += 1) expect((await download(theo)).status).toBe(200);
    expect(await download(theo)).toMatchObject({ status: 429, errorId: 'API429' });
  });
});

test('the longest password that an account can be made with also downloads and erases it', async () => {
  const [email, password] = ['long.password@example.com', `Ridgeline24${'x'.repeat(117)}`];
  const person = { firstName: 'Robin', lastName: 'Hale', birthDate: '1990-01-01' };
  const terms = { isTermsConfirmed: true, termsConditionsAndPolicy: true };
  const made = { ...person, ...terms, email, password };
  expect((await (await shop.shopper()).call('POST', '/consumers-v3/auth/signup', made)).status).toBe(201);
  const { as, enter: signIn } = signedIn(shop.commerce);
  const robin = as((await signIn(email, {}, password)).accessToken);
  expect((await download(robin, password)).status).toBe(200);
  expect((await erase(robin, password)).status).toBe(204);
});

describe('the erasure of an account', () => {
  test('changes nothing with another password, or for a guest', async () => {
    expect(await erase(await shop.shopper())).toMatchObject({ status: 403, errorId: 'AUT404' });
    const maya = await enter('maya.reed@example.com');
    expect(await erase(maya, 'Ridgeline24')).toMatchObject({ status: 422, errorId: 'AUT450' });
    expect((await maya.call('GET', '/consumers-v3/consumer')).status).toBe(200);
  });

  test('waits for an order that is on its way; then only what was sold stays', async () => {
    const email = 'new.walker@example.com';
    const [walker, elsewhere] = [await enter(email), await enter(email)];
    const alley = '31 Forgotten Alley';
    await walker.call('POST', '/consumers-v3/consumer/address', { address: { ...address, addressLine1: alley } });
    await walker.call('POST', '/consumers-v3/consumer/payment_instruments', { card: { cardToken: 'tok_erased' } });
    const { body: order } = await place(walker, await readyCart(walker, shoe));
    await cartWith(walker, shoe);
    await walker.call('PUT', '/products/v1/notifications', { ...shoe, email });
    expect(await erase(walker)).toMatchObject({ status: 409, errorId: 'API409' });
    expect((await walker.call('GET', '/consumers-v3/consumer')).status).toBe(200);

    await expect
      .poll(async () => (await shop.database.raw('SELECT id FROM outbox WHERE done_at IS NULL', [])).length)
      .toBe(0);
    await shop.database.raw(`UPDATE orders SET status = 'delivered' WHERE status = 'placed'`, []);
    const [consumer] = await shop.database.raw<{ id: string }>('SELECT id FROM consumers WHERE email = $1', [email]);
    expect((await erase(walker)).status).toBe(204);
    for (const by of [walker, elsewhere]) expect((await by.call('GET', '/consumers-v3/consumer')).status).toBe(401);
    const stored = await everything();
    for (const gone of [email, alley, consumer?.id ?? 'no customer']) expect(stored).not.toContain(gone);
    const [kept] = await shop.database.raw<{ owner: string; doc: { frozen: { total?: unknown; items: unknown[] } } }>(
      'SELECT owner, doc FROM orders WHERE number = $1',
      [order.orderNumber],
    );
    expect(kept).toMatchObject({ owner: '' });
    expect(kept?.doc.frozen.items).toHaveLength(1);
    await expect
      .poll(() => shop.emails.filter(({ id, to }) => to === email && id.startsWith('account-erased:')).length)
      .toBe(1);
  });

  test('lets the email make a new account', async () => {
    const { call } = await shop.shopper();
    const { status } = await call('POST', '/consumers-v3/auth/signup', {
      email: 'new.walker@example.com',
      password: 'Ridgeline24',
      firstName: 'Ada',
      lastName: 'Winters',
      birthDate: '1994-03-08',
      isTermsConfirmed: true,
      termsConditionsAndPolicy: true,
    });
    expect(status).toBe(201);
  });

  test('is answered while the mail server hangs', async () => {
    const asked: string[] = [];
    const hanging = { send: ({ id }: { id: string }) => new Promise<void>(() => void asked.push(id)) };
    const other = await openTestShop({
      seed: { ...smallSeed, people },
      mailer: hanging,
    });
    const { as, enter: signIn } = signedIn(other.commerce);
    const walker = as((await signIn('new.walker@example.com')).accessToken);
    expect((await erase(walker)).status).toBe(204);
    expect(asked).toEqual([expect.stringMatching(/^account-erased:/)]);
    expect((await walker.call('GET', '/consumers-v3/consumer')).status).toBe(401);
    await other.close();
  });
});
