import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const ask = (path: string, body: object, token = '') => caller(shop.commerce, token, 'POST', path, body);

async function enter(username: string, password: string): Promise<Required<AuthSession>> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const shown = await ask('/consumers-v3/auth/signin', { type: 'Registered', username, password, codeChallenge });
  const { authorizationCode } = shown.body as { authorizationCode?: string };
  const body = { grant: 'registered', authorizationCode, codeVerifier };
  return (await ask('/token/v2/auth/token', body)).body as Required<AuthSession>;
}

const change = (
  { accessToken }: AuthSession,
  currentPassword: string,
  newPassword: string,
  confirmPassword = newPassword,
) => ask('/consumers-v3/consumer/changepassword', { currentPassword, newPassword, confirmPassword }, accessToken);

const readProfile = async ({ accessToken }: AuthSession) =>
  (await caller(shop.commerce, accessToken ?? '', 'GET', '/consumers-v3/consumer')).status;

test('the session that changes the password stays, every other one of the customer ends, and the owner is told', async () => {
  const maya = 'maya.reed@example.com';
  const [here, there] = [await enter(maya, demoPassword), await enter(maya, demoPassword)];
  const other = await enter('theo.lambert@example.com', demoPassword);
  expect((await change(here, demoPassword, 'Ridgeline24')).status).toBe(204);
  expect([await readProfile(here), await readProfile(there), await readProfile(other)]).toEqual([200, 401, 200]);
  expect((await enter(maya, 'Ridgeline24')).consumerType).toBe('REGISTERED');
  expect((await enter(maya, demoPassword)).consumerType).toBeUndefined();
  await expect
    .poll(() => shop.emails.filter(({ id, to }) => to === maya && id.startsWith('password-changed:')).length)
    .toBe(1);
});

test('each refusal names its field and changes nothing', async () => {
  const session = await enter('camille.faure@example.com', demoPassword);
  const refused = async (...typed: [current: string, next: string, again?: string]) => {
    const { status, errorId, body } = await change(session, ...typed);
    return [status, errorId, (body as { errorDetails: { field?: string }[] }).errorDetails[0]?.field];
  };
  expect(await refused('wrong', 'Ridgeline24')).toEqual([422, 'AUT450', '/currentPassword']);
  expect(await refused(demoPassword, demoPassword)).toEqual([422, 'AUT451', '/newPassword']);
  expect(await refused(demoPassword, 'Short1')).toEqual([422, 'FE872', '/newPassword']);
  expect(await refused(demoPassword, 'without upper 1')).toEqual([422, 'API422', '/newPassword']);
  expect(await refused(demoPassword, 'Ridgeline24', 'Ridgeline25')).toEqual([422, 'FE340', '/confirmPassword']);
  expect((await enter('camille.faure@example.com', demoPassword)).consumerType).toBe('REGISTERED');
});

test('two changes at once: the second is told that its current password is wrong', async () => {
  const session = await enter('isla.kerr@example.com', demoPassword);
  const both = await Promise.all([
    change(session, demoPassword, 'Ridgeline24'),
    change(session, demoPassword, 'Ridgeline25'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
});

test('a stolen session guesses the current password ten times an hour, from any address', async () => {
  const session = await enter('marco.rinaldi@example.com', demoPassword);
  const told = [];
  for (let tried = 0; tried < 11; tried += 1)
    told.push((await change(session, `wrong ${tried}`, 'Ridgeline24')).errorId);
  expect(told.filter((errorId) => errorId === 'AUT450')).toHaveLength(10);
  expect(told.at(-1)).toBe('API429');
  expect((await change(session, demoPassword, 'Ridgeline24')).errorId).toBe('API429');
});

test('a guest has no password to change', async () => {
  const guest = (await ask('/token/v2/auth/token', {})).body as AuthSession;
  expect(await change(guest, demoPassword, 'Ridgeline24')).toMatchObject({ status: 403, errorId: 'AUT404' });
  expect(await change({ ...guest, accessToken: '' }, demoPassword, 'Ridgeline24')).toMatchObject({ status: 401 });
});
