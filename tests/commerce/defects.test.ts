import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoPassword, people } from '#src/demo/people/people.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { signedIn } from './support/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const username = 'theo.lambert@example.com';
let shop: TestShop;
let theo: Shopper;
let broken: string | null = null;

/** Makes the database refuse every row that is written to a table, which no handler expects. */
async function breakTable(table: string): Promise<void> {
  broken = table;
  await shop.database.raw(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`, []);
}

async function mendTable(): Promise<void> {
  if (broken) await shop.database.raw(`ALTER TABLE ${broken} DROP CONSTRAINT broken`, []);
  broken = null;
}

beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  const { as, enter } = signedIn(shop.commerce);
  theo = as((await enter(username)).accessToken);
  await theo.call('PUT', '/consumers-v3/consumer', { consumerProfile: { preferences: { preferredShoeSize: '' } } });
});
afterEach(mendTable);
afterAll(() => shop.close());

const signInBody = (challenge: string) => ({
  type: 'Registered',
  username,
  password: demoPassword,
  codeChallenge: challenge,
});
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const newPassword = 'Switchback22';
const profile = (lastName: string) => ({ consumerProfile: { consumerDetails: { lastName } } });

test.each([
  ['a sign-in', 'AUT500', 'POST', '/consumers-v3/auth/signin', 'audit_events', signInBody(challengeOf('v'.repeat(43)))],
  ['a change of the profile', 'PRO412', 'PUT', '/consumers-v3/consumer', 'consumers', profile('Broken')],
  [
    'a completion of the profile',
    'PRO418',
    'POST',
    '/consumers-v3/consumer',
    'consumers',
    { consumerProfile: { preferences: { preferredShoeSize: '10.5' } } },
  ],
  [
    'a change of the password',
    'PRO415',
    'POST',
    '/consumers-v3/consumer/changepassword',
    'audit_events',
    { currentPassword: demoPassword, newPassword, confirmPassword: newPassword },
  ],
])('%s that fails on our side is %s', async (_, code, method, path, table, body) => {
  await breakTable(table);
  const answer = await theo.call(method, path, body);
  expect([answer.status, answer.errorId]).toEqual([500, code]);
  expect(JSON.stringify(answer.body)).not.toContain('broken');
  expect(answer.body).toMatchObject({
    errorDetails: [{ message: errorMessages[code as keyof typeof errorMessages] }],
  });
});

test('a token that fails on our side is AUT500, and the code works afterwards', async () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  const ask = (path: string, body: object) => caller(shop.commerce, '', 'POST', path, body);
  const { body } = await ask('/consumers-v3/auth/signin', signInBody(challengeOf(codeVerifier)));
  const exchange = { grant: 'registered', ...(body as { authorizationCode: string }), codeVerifier };
  await breakTable('refresh_tokens');
  expect(await ask('/token/v2/auth/token', exchange)).toMatchObject({ status: 500, errorId: 'AUT500' });
  await mendTable();
  expect((await ask('/token/v2/auth/token', exchange)).status).toBe(200);
});

test('another operation that fails on our side is GEN500', async () => {
  await breakTable('consumers');
  const answer = await theo.call('DELETE', '/consumers-v3/consumer/loyalty/token');
  expect(answer).toMatchObject({ status: 500, errorId: 'GEN500' });
});
