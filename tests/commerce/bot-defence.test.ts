import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#openapi/generated/waymark.gen.ts';
import type { BotDefence, Verdict } from '#src/commerce/bot-defence/bot-defence.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { caller, openTestShop, place, readyCart, type TestShop } from './support/shop.ts';
import { smallSeed } from './support/seed.ts';

type Call = Parameters<BotDefence['judge']>[0];

const said: { verdict: Verdict | Error } = { verdict: 'person' };
const heard: Call[] = [];
const botDefence: BotDefence = {
  script: async (origin) => ({ scriptUrl: `${origin}/person.js`, scriptIntegrity: 'sha384-x', siteKey: 'site' }),
  judge: async (call) => {
    heard.push(call);
    if (said.verdict instanceof Error) throw said.verdict;
    return said.verdict;
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people }, botDefence });
});
afterAll(() => shop.close());
beforeEach(() => {
  said.verdict = 'person';
  heard.length = 0;
});

const signIn = () =>
  caller(shop.commerce, '', 'POST', '/consumers-v3/auth/signin', {
    type: 'Registered',
    username: 'maya.reed@example.com',
    password: demoPassword,
    codeChallenge: 'c'.repeat(43),
    recaptcha_response: 'a token',
  });

test('a page learns where the script is', async () => {
  const { body } = await caller(shop.commerce, '', 'GET', '/consumers-v3/utilities/botDefence');
  expect(body).toEqual({ scriptUrl: 'http://shop.test/person.js', scriptIntegrity: 'sha384-x', siteKey: 'site' });
});

test('a sign-in is judged by its token and account, before the password is compared', async () => {
  expect((await signIn()).status).toBe(200);
  expect(heard).toEqual([{ token: 'a token', action: 'login', account: 'maya.reed@example.com', mustCheck: false }]);
  said.verdict = 'program';
  const refused = await signIn();
  // Without an `appId`, which would make the page show a check.
  expect([refused.status, refused.errorId, (refused.body as ErrorBody).appId]).toEqual([403, 'AUT403', undefined]);
});

test('if the defence is not sure, the refusal asks for a check and names the defence', async () => {
  said.verdict = 'unsure';
  const refused = await signIn();
  expect([refused.status, refused.errorId, (refused.body as ErrorBody).appId]).toEqual([
    403,
    'AUT403',
    'waymark-bot-defence',
  ]);
});

test('an order is judged by the email of its cart; a program cannot order, and the cart is unchanged', async () => {
  const { by, cart } = await ready();
  said.verdict = 'program';
  const refused = await place(by, cart);
  expect([refused.status, refused.errorId]).toEqual([403, 'AUT403']);
  expect(heard.at(-1)).toEqual({
    token: undefined,
    action: 'placeOrder',
    account: 'maya@example.com',
    mustCheck: false,
  });
  said.verdict = 'person';
  expect((await place(by, cart)).status).toBe(200);
});

test('a call repeated with its used token returns the order', async () => {
  const { by, cart } = await ready();
  const first = await place(by, cart);
  expect(first.status).toBe(200);
  said.verdict = 'program';
  expect((await place(by, cart)).body).toEqual(first.body);
  expect(heard).toHaveLength(1);
});

test('a defence that is down stops nobody from buying', async () => {
  const { by, cart } = await ready();
  said.verdict = new Error('down');
  expect((await place(by, cart)).status).toBe(200);
});

async function ready() {
  const by = await shop.shopper();
  const [shoe] = smallSeed.products;
  return { by, cart: await readyCart(by, { productId: shoe?.id ?? '', upc: shoe?.variants[0]?.upc ?? '' }) };
}

test('saving a card is judged by the email of its account; a program cannot save one', async () => {
  const { as, enter } = signedIn(shop.commerce);
  const by = as((await enter('new.walker@example.com')).accessToken);
  const save = () =>
    by.call('POST', '/consumers-v3/consumer/payment_instruments', {
      card: { cardToken: 'tok_typed' },
      recaptcha_response: 'a token',
    });
  said.verdict = 'program';
  expect(await save()).toMatchObject({ status: 403, errorId: 'AUT403' });
  expect(heard.at(-1)).toEqual({
    token: 'a token',
    action: 'saveCard',
    account: 'new.walker@example.com',
    mustCheck: false,
  });
  said.verdict = 'person';
  expect(await save()).toMatchObject({ status: 200 });
});
