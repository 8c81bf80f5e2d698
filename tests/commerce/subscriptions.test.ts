import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuthSession, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { createRetention } from '#src/commerce/retention/retention.ts';
import { defaultRetention } from '#src/commerce/retention/rules.ts';
import { mayasContact } from '#tests/people.ts';
import { from } from './support/from.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, caller, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const path = '/consumers-v3/consumer/subscription';
const email = { channel: 'email', recipient: 'Wren@example.com', policy: true, source: { acquisitionType: 'Footer' } };
const sms = { channel: 'sms', recipient: '+1 503 555 0142', policy: true };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(async () => {
  await shop.database.script('DELETE FROM rate_limits; DELETE FROM outbox; DELETE FROM subscriptions');
  shop.emails.length = 0;
  shop.messages.length = 0;
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const rows = () =>
  shop.database.raw<{ status: string; recipient: string; owner: string }>(
    'SELECT status, recipient, owner FROM subscriptions ORDER BY requested_at',
    [],
  );

async function maya(): Promise<Pick<Shopper, 'call'>> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const guest = await shop.shopper();
  const shown = await guest.call<{ authorizationCode: string }>('POST', '/consumers-v3/auth/signin', {
    type: 'Registered',
    username: 'maya.reed@example.com',
    password: demoPassword,
    codeChallenge,
  });
  const { authorizationCode } = shown.body;
  const body = { grant: 'registered', authorizationCode, codeVerifier };
  const { accessToken } = (await guest.call<AuthSession>('POST', '/token/v2/auth/token', body)).body;
  const call = async (method: string, to: string, given?: unknown, headers?: Record<string, string>) =>
    caller(shop.commerce, accessToken ?? '', method, to, given, headers);
  return { call: call as Shopper['call'] };
}

/** Waits for the email with a link, and returns the code in it. */
async function linkOf(recipient: string = 'wren@example.com'): Promise<string> {
  const links = () =>
    shop.emails.flatMap(({ to, text }) =>
      to === recipient ? (/newsletter\?code=([\w-]+)/.exec(text)?.[1] ?? []) : [],
    );
  await expect.poll(() => links().length).toBe(1);
  return links()[0] ?? '';
}

const ask = async (by: Pick<Shopper, 'call'>, body: object) => {
  const { status, errorId } = await by.call('POST', path, body);
  return errorId ? [status, errorId] : status;
};

test('sends a link, and the newsletter with a one-click unsubscribe only after its code is confirmed', async () => {
  const guest = await shop.shopper();
  expect(await ask(guest, email)).toBe(204);
  const code = await linkOf();
  expect(await rows()).toEqual([{ status: 'pending', recipient: 'wren@example.com', owner: '' }]);
  expect(shop.emails[0]?.unsubscribe).toBeUndefined();
  expect(await guest.call('PUT', path, { channel: 'email', code })).toMatchObject({ status: 204 });
  await expect.poll(() => shop.emails.length).toBe(2);
  expect(shop.emails[1]?.unsubscribe).toMatch(/^http:\/\/shop\.test\/unsubscribe\/newsletter\/[0-9a-f-]{36}$/);
  const id = shop.emails[1]?.unsubscribe?.split('/').pop();
  expect(await guest.call('DELETE', `${path}/${id}`)).toMatchObject({ status: 204 });
  expect(await rows()).toMatchObject([{ status: 'ended' }]);
});

test('refuses a code that was used, one that is 48 hours old, and an unknown one', async () => {
  const guest = await shop.shopper();
  await ask(guest, email);
  const code = await linkOf();
  const confirm = async (given: string) =>
    (await guest.call('PUT', path, { channel: 'email', code: given })).errorId ?? 'confirmed';
  expect(await confirm(code)).toBe('confirmed');
  expect(await confirm(code)).toBe('AUT402');
  expect(await confirm('x'.repeat(43))).toBe('AUT402');
  await ask(guest, { ...email, recipient: 'noor@example.com' });
  const late = await linkOf('noor@example.com');
  shop.pass(48 * 3_600_000);
  expect(await confirm(late)).toBe('AUT402');
});

test('answers the same for a confirmed address, and sends nothing', async () => {
  const guest = await shop.shopper();
  await ask(guest, email);
  await guest.call('PUT', path, { channel: 'email', code: await linkOf() });
  await expect.poll(() => shop.emails.length).toBe(2);
  expect(await ask(guest, email)).toBe(204);
  expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
  const [queued] = await shop.database.raw<{ n: number }>('SELECT count(*)::int AS n FROM outbox', []);
  expect(queued?.n).toBe(2);
});

test('takes the same statements for a confirmed address and for a new one', async () => {
  const statements: string[] = [];
  const { database } = shop;
  const watched = await openTestShop({
    database: {
      ...database,
      raw: (text, values) => {
        statements.push(text);
        return database.raw(text, values);
      },
      transaction: (work) =>
        database.transaction((tx) =>
          work((text, values) => {
            statements.push(text);
            return tx(text, values);
          }),
        ),
    },
  });
  const guest = await watched.shopper();
  const asked = async (recipient: string) => {
    statements.length = 0;
    expect(await ask(guest, { ...email, recipient })).toBe(204);
    // The outbox takes its tasks independently of the request.
    return statements.filter((text) => !text.startsWith('UPDATE outbox'));
  };
  const anew = await asked('wren@example.com');
  expect(anew.length).toBeGreaterThan(2);
  const left = () => database.raw('SELECT id FROM outbox WHERE done_at IS NULL', []);
  await expect.poll(left).toEqual([]);
  await database.raw(`UPDATE subscriptions SET status = 'confirmed'`, []);
  expect(await asked('wren@example.com')).toEqual(anew);
  await watched.commerce.close();
});

test.each([
  ['an address without domain', { ...email, recipient: 'wren@b' }, [400, 'AUT453']],
  ['a policy that is not accepted', { ...email, policy: false }, [400, 'API422']],
  ['a phone of a guest', sms, [403, 'AUT404']],
  ['a phone with too few digits', { ...sms, recipient: '+1 503' }, [422, 'API422']],
])('refuses %s, and saves nothing', async (_, body, refusal) => {
  expect(await ask(await shop.shopper(), body)).toEqual(refusal);
  expect(await rows()).toEqual([]);
});

test('sends five links a day to one address, whoever asks (API429)', async () => {
  const guest = await shop.shopper();
  for (let at = 0; at < 5; at += 1)
    expect((await guest.call('POST', path, email, from(`203.0.113.${at}`))).status).toBe(204);
  expect(await guest.call('POST', path, email, from('203.0.113.9'))).toMatchObject({ status: 429 });
});

test("confirms a customer's phone with the code of the text message, and lists it", async () => {
  const customer = await maya();
  expect(await ask(customer, sms)).toBe(204);
  await expect.poll(() => shop.messages.length).toBe(1);
  const [message] = shop.messages;
  expect(message?.to).toBe('15035550142');
  const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await customer.call('PUT', path, { channel: 'sms', code: wrong })).toMatchObject({ errorId: 'AUT402' });
  expect(await customer.call('PUT', path, { channel: 'sms', code })).toMatchObject({ status: 204 });
  const { body } = await customer.call<Subscriptions>('GET', path);
  expect(body.subscriptions).toMatchObject([{ channel: 'sms', status: 'confirmed', optin: true, doubleOptin: true }]);
});

/** Confirms the phone of Maya, and returns who she calls as. */
async function mayaByText(): Promise<Pick<Shopper, 'call'>> {
  const customer = await maya();
  await ask(customer, sms);
  await expect.poll(() => shop.messages.length).toBe(1);
  const code = /^\d{6}/.exec(shop.messages[0]?.text ?? '')?.[0] ?? '';
  await customer.call('PUT', path, { channel: 'sms', code });
  return customer;
}

test.each(['STOP', ' stop. ', 'Stopp', 'ARRÊT'])(
  'ends news by SMS with the answer %j, and tells so once',
  async (text) => {
    const customer = await mayaByText();
    await shop.commerce.receiveSms({ from: '15035550142', text });
    const { body } = await customer.call<Subscriptions>('GET', path);
    expect(body.subscriptions).toMatchObject([{ channel: 'sms', status: 'ended', optin: false }]);
    await expect.poll(() => shop.messages.length).toBe(2);
    expect(shop.messages[1]).toMatchObject({ to: '15035550142', text: expect.stringContaining('no more news by SMS') });
    await shop.commerce.receiveSms({ from: '15035550142', text });
    await shop.commerce.receiveSms({ from: '15035550142', text: 'Please do not stop' });
    const [queued] = await shop.database.raw<{ n: number }>('SELECT count(*)::int AS n FROM outbox', []);
    expect(queued?.n).toBe(2);
  },
);

test.each([
  ['another answer', { from: '15035550142', text: 'Do not stop the offers' }],
  ['a STOP of another phone', { from: '15035550143', text: 'STOP' }],
])('goes on with news by SMS after %s', async (_, reply) => {
  await mayaByText();
  await shop.commerce.receiveSms(reply);
  expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
});

test('forgets a phone that somebody else typed when its owner answers STOP to the code', async () => {
  await ask(await maya(), sms);
  await shop.commerce.receiveSms({ from: '15035550142', text: 'STOP' });
  expect(await rows()).toMatchObject([{ status: 'ended' }]);
});

test('sends a phone six messages a day, whichever accounts and clients ask (API429)', async () => {
  const { call } = await maya();
  const ask = (address: string) => call('POST', path, sms, from(address));
  for (let hour = 0; hour < 2; hour += 1) {
    for (let count = 0; count < 3; count += 1) expect((await ask(`203.0.113.${hour * 3 + count}`)).status).toBe(204);
    expect(await ask('203.0.113.100')).toMatchObject({ status: 429 });
    await shop.database.raw('UPDATE rate_limits SET expire = expire - 3600000', []);
  }
  expect(await ask('203.0.113.101')).toMatchObject({ status: 429, errorId: 'API429' });
  await expect.poll(async () => (await shop.commerce.backlog()).tasks).toBe(0);
});

test('counts the message of a sign-up, and makes the account without it if there were enough', async () => {
  const person = { password: 'Ridgeline24', firstName: 'Ada', lastName: 'Winters', birthDate: '1994-03-08' };
  const terms = { isTermsConfirmed: true, termsConditionsAndPolicy: true, optInAccepted: true };
  const guest = await shop.shopper();
  for (const [at, name] of ['ada', 'ada.one', 'ada.two', 'ada.three', 'ada.four'].entries()) {
    const told = { ...person, ...terms, email: `${name}@example.com`, phone: '+1 503 555 0177' };
    expect((await guest.call('POST', '/consumers-v3/auth/signup', told, from(`198.51.100.${at}`))).status).toBe(201);
    // The phone becomes free for the next account.
    await shop.database.raw(`UPDATE consumers SET doc = doc || '{"phone": null}' WHERE email = $1`, [told.email]);
  }
  await expect.poll(async () => (await shop.commerce.backlog()).tasks).toBe(0);
  expect(shop.messages.map(({ to }) => to)).toEqual(Array(3).fill('15035550177'));
});

test('leaves no code in the database or the log', async () => {
  const { call } = await maya();
  expect((await call('POST', path, email)).status).toBe(204);
  expect((await call('POST', path, sms)).status).toBe(204);
  const link = await linkOf();
  await expect.poll(() => shop.messages.length).toBe(1);
  const digits = /\d{6}/.exec(shop.messages[0]?.text ?? '')?.[0] ?? '';
  await call('PUT', path, { channel: 'sms', code: digits });
  await call('PUT', path, { channel: 'email', code: link });
  expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  const stored = await shop.database.raw<{ row: string }>(
    `SELECT codes.hash || ' ' || codes.subject AS row FROM one_time_codes AS codes
     UNION ALL SELECT id || ' ' || kind || ' ' || about FROM outbox UNION ALL SELECT subscriptions::text FROM subscriptions`,
    [],
  );
  expect(stored.length).toBeGreaterThan(3);
  const told = [...stored.map(({ row }) => row), JSON.stringify(shop.logged)].join('\n');
  expect(told).not.toContain(link);
  // Six digits may be a part of a number: alone they are the code.
  expect(told).not.toMatch(new RegExp(`(?<![\\w.+-])${digits}(?![\\w.+-])`));
});

test('keeps the proof of an ended subscription when anybody asks for it again', async () => {
  const guest = await shop.shopper();
  const dates = async () =>
    (await shop.database.raw<object>('SELECT status, optin_at::text, optout_at::text FROM subscriptions', []))[0];
  await ask(guest, email);
  await guest.call('PUT', path, { channel: 'email', code: await linkOf() });
  const [row] = await shop.database.raw<{ id: string }>('SELECT id::text FROM subscriptions', []);
  await guest.call('DELETE', `${path}/${row?.id}`);
  const proof = await dates();
  expect(proof).toMatchObject({ status: 'ended', optin_at: expect.any(String), optout_at: expect.any(String) });
  await ask(await shop.shopper(), email);
  expect(await dates()).toEqual({ ...proof, status: 'pending' });
  const end = async (days: number) => {
    const clock = () => shop.now() + days * 24 * 3_600_000;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const rest = { database: shop.database, log, meter: { ended: () => undefined }, forgetCart: () => undefined };
    await createRetention({ ...rest, clock, retention: defaultRetention }).run();
    return (await rows()).length;
  };
  expect(await end(31)).toBe(1);
  expect(await end(3 * 366)).toBe(0);
});

test('refuses the sixth code in an hour, and a code after ten minutes', async () => {
  const customer = await maya();
  await ask(customer, sms);
  await expect.poll(() => shop.messages.length).toBe(1);
  const code = /^\d{6}/.exec(shop.messages[0]?.text ?? '')?.[0] ?? '';
  shop.pass(10 * 60_000);
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push((await customer.call('PUT', path, { channel: 'sms', code })).errorId);
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'AUT402'), 'API429']);
});

test('refuses a guest the list of subscriptions', async () => {
  expect(await (await shop.shopper()).call('GET', path)).toMatchObject({ status: 403, errorId: 'AUT404' });
});

test('an order whose address takes the newsletter sends a link when it is placed, and not before', async () => {
  const guest = await shop.shopper();
  const cart = await readyCart(guest, { productId: goods.boots.productId, upc: goods.boots.upcs[0] ?? '', qty: 1 });
  const consenting = { ...address, subscriptions: { newsletterConsent: true } };
  const path = `/cart/v2/cart/${cart.basketId}/shippingAddress`;
  const { body: ready } = await guest.call('POST', path, { addresses: [consenting] });
  expect(await rows()).toEqual([]);
  expect((await place(guest, ready)).status).toBe(200);
  expect(await rows()).toMatchObject([{ status: 'pending', recipient: address.email }]);
  expect(await linkOf(address.email)).not.toBe('');
});

test('an order to collect whose collector takes the newsletter sends a link when it is placed, and not before', async () => {
  const order = async (newsletterConsent?: true) => {
    const guest = await shop.shopper();
    const { body } = await guest.call('POST', '/cart/v1/cartWithItem', {
      items: [{ productId: goods.shoe.productId, upc: goods.shoe.upcs[0], storeId: '1001', delivery: 'sts' }],
    });
    const to = { addresses: [{ ...mayasContact, subscriptions: { newsletterConsent } }], context: 'COLLECTION' };
    await guest.call('POST', `/cart/v2/cart/${body.basketId}/shippingAddress`, to);
    const { email: _, ...bill } = address;
    const { body: ready } = await guest.call('POST', `/cart/v1/cart/${body.basketId}/billingAddress`, {
      address: bill,
    });
    expect(await rows()).toEqual([]);
    expect((await place(guest, ready)).status).toBe(200);
  };
  await order();
  expect(await rows()).toEqual([]);
  await order(true);
  expect(await rows()).toMatchObject([{ status: 'pending', recipient: mayasContact.email }]);
  expect(await linkOf(mayasContact.email)).not.toBe('');
});

test('names SMS as a channel of a shop that can send messages', async () => {
  const by = await maya();
  expect((await by.call<Subscriptions>('GET', path)).body.channels).toEqual(['email', 'sms']);
});

test('names email and phone of the account, with which a form begins', async () => {
  const by = await maya();
  const { contact } = (await by.call<Subscriptions>('GET', path)).body;
  expect(contact).toEqual({ email: 'maya.reed@example.com', phone: '+13035550188' });
});
