import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Commerce } from '#src/commerce/app.ts';
import { people } from '#src/demo/people/people.ts';
import { addresses, from } from './support/from.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(() => shop.database.raw('DELETE FROM rate_limits', []));
afterAll(() => shop.close());

const maya = 'maya.reed@example.com';

const lookUp = (email: string, { address = '203.0.113.7', by = shop.commerce as Commerce } = {}) =>
  caller(by, '', 'GET', `/consumers-v3/consumer/lookup?email=${encodeURIComponent(email)}`, undefined, from(address));

describe('the lookup of an account', () => {
  test('tells an email with an account from one without', async () => {
    expect(await lookUp(maya)).toMatchObject({ status: 200, body: { account: 'known' } });
    expect(await lookUp('MAYA.Reed@example.com')).toMatchObject({ status: 200, body: { account: 'known' } });
    expect(await lookUp('nobody.here@example.com')).toMatchObject({ status: 200, body: { account: 'unknown' } });
  });

  test('refuses what is no email', async () => {
    expect(await lookUp('maya')).toMatchObject({ status: 400 });
  });

  test('answers a client about 30 emails an hour', async () => {
    for (let asked = 0; asked < 30; asked += 1)
      expect(await lookUp(`guess-${asked}@example.com`)).toMatchObject({ status: 200 });
    const refused = await lookUp(maya);
    expect(refused).toMatchObject({ status: 429, errorId: 'API429' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await lookUp(maya, { address: '203.0.113.8' })).toMatchObject({ status: 200 });
  });

  test('answers about one email 50 times a day, whoever asks', async () => {
    for (const address of addresses(50)) expect(await lookUp(maya, { address })).toMatchObject({ status: 200 });
    expect(await lookUp(maya)).toMatchObject({ status: 429 });
  });

  test('tells nothing where the shop does not disclose accounts', async () => {
    const silent = await openTestShop({ seed: { ...smallSeed, people }, disclosesAccounts: false });
    const asked = { by: silent.commerce as Commerce };
    const answers = await Promise.all([lookUp(maya, asked), lookUp('nobody.here@example.com', asked)]);
    expect(answers.map(({ body }) => body)).toEqual([{ account: 'undisclosed' }, { account: 'undisclosed' }]);
    await silent.close();
  });
});
