import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Decision } from '#openapi/generated/waymark.gen.ts';
import type { DecisionQuestion } from '#src/commerce/decisions/decision-engine.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

const path = '/api/engine/v1/decide/waymark';
const viewed = { eventType: 'page-viewed', pageType: 'home', path: '/en-us' };
const asking = { channel: 'ECOMM', events: [viewed] };
const decided: Decision = { monetateId: '2.7', actions: [{ experienceId: 'offers-shelf', variantId: 'popular' }] };

const asked: DecisionQuestion[] = [];
let isDown = false;
let shop: TestShop;
beforeAll(async () => {
  const decisionEngine = {
    decide: async (question: DecisionQuestion) => {
      asked.push(question);
      if (isDown) throw new Error('no answer');
      return decided;
    },
  };
  shop = await openTestShop({ seed: { ...smallSeed, people }, decisionEngine });
});
beforeEach(() => {
  asked.length = 0;
  isDown = false;
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const ask = (body: object, token = '', to = path) => caller(shop.commerce, token, 'POST', to, body);

test('a guest without a session is told what the engine decided', async () => {
  expect(await ask({ ...asking, monetateId: '2.7' })).toMatchObject({ status: 200, body: decided });
  expect(asked).toEqual([{ customerId: null, monetateId: '2.7', channel: 'ECOMM', events: [viewed] }]);
});

test('a customer is asked about in their own name only', async () => {
  const { accessToken, consumerNo } = await signedIn(shop.commerce).enter('maya.reed@example.com');
  const { accessToken: others } = await signedIn(shop.commerce).enter('theo.lambert@example.com');
  const named = { ...asking, customerId: consumerNo };
  expect(await ask(named, accessToken)).toMatchObject({ status: 200 });
  expect(asked.map(({ customerId }) => customerId)).toEqual([consumerNo]);
  for (const token of [others, '']) expect(await ask(named, token)).toMatchObject({ status: 403, errorId: 'AUT404' });
  expect(asked).toHaveLength(1);
});

test('an engine that does not answer is told, and logged as a warning', async () => {
  isDown = true;
  expect(await ask(asking)).toMatchObject({ status: 503, errorId: 'API503' });
  expect(shop.logged.map(({ level, message }) => [level, message])).toContainEqual([
    'warn',
    'the decision engine does not answer',
  ]);
});

test.each([
  ['another brand', asking, '/api/engine/v1/decide/others'],
  ['no event', { ...asking, events: [] }, path],
  ['a path with a query', { ...asking, events: [{ ...viewed, path: '/en-us/search?q=maya' }] }, path],
  ['a longer path', { ...asking, events: [{ ...viewed, path: '/en-us/account/orders/WM10004217' }] }, path],
])('%s is refused', async (_, body, to) => {
  expect((await ask(body, '', to)).errorId).toBe('API422');
  expect(asked).toEqual([]);
});

test('a shop without an engine has no decisions', async () => {
  const other = await openTestShop({ seed: smallSeed });
  expect(await caller(other.commerce, '', 'POST', path, asking)).toMatchObject({ status: 404, errorId: 'API404' });
  await other.close();
});
