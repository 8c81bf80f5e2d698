import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthSession, ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { isOutdated } from '#src/commerce/auth/passwords.ts';
import { addresses, from } from './support/from.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: smallSeed });
});
beforeEach(async () => {
  await shop.database.raw('DELETE FROM rate_limits', []);
});
afterAll(() => shop.close());

const password = 'Ridgeline24';
let made = 0;
const newEmail = () => `newcomer-${(made += 1)}@example.com`;

const ada = (told: Record<string, unknown> & { email?: string } = {}) => ({
  password,
  firstName: 'Ada',
  lastName: 'Winters',
  birthDate: '1994-03-08',
  isTermsConfirmed: true,
  termsConditionsAndPolicy: true,
  ...told,
  email: told.email ?? newEmail(),
});

interface Answer {
  status: number;
  errorId?: string | undefined;
  body: unknown;
}

const call = (path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  caller(shop.commerce, '', 'POST', path, body, { ...from('203.0.113.7'), ...headers });
const signUp = (body: object, headers?: Record<string, string>) => call('/consumers-v3/auth/signup', body, headers);
const fieldOf = ({ body }: Answer) => (body as { errorDetails: { field?: string }[] }).errorDetails[0]?.field;

const rowOf = async (email: string) => {
  const rows = await shop.database.raw<{
    password_hash: string;
    consumer_type: string;
    points: number;
    doc: Record<string, unknown>;
  }>('SELECT * FROM consumers WHERE email = $1', [email]);
  return rows;
};

async function enter(email: string): Promise<Required<AuthSession>> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const shown = await call('/consumers-v3/auth/signin', {
    type: 'Registered',
    username: email,
    password,
    codeChallenge,
  });
  const { authorizationCode } = shown.body as { authorizationCode: string };
  const begun = await call('/token/v2/auth/token', { grant: 'registered', authorizationCode, codeVerifier });
  return begun.body as Required<AuthSession>;
}

describe('an account', () => {
  test('is made once, and its password signs in', async () => {
    const person = ada({ email: 'Ada.Once@Example.com', phone: '(303) 555 - 0142', newsletter: true });
    expect(await signUp(person)).toMatchObject({ status: 201 });
    expect(await signUp(person)).toMatchObject({ status: 409, errorId: expect.stringMatching(/AUT439|AUT442/) });
    const session = await enter('ada.once@example.com');
    expect(session).toMatchObject({ consumerType: 'REGISTERED' });
    const { body } = await caller(shop.commerce, session.accessToken, 'GET', '/consumers-v3/consumer');
    expect((body as ConsumerProfile).consumerDetails).toMatchObject({
      firstName: 'Ada',
      lastName: 'Winters',
      birthDate: '1994-03-08',
      phone: '13035550142',
    });
    expect((body as ConsumerProfile).subscriptions).toEqual([
      { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: false },
    ]);
  });

  test('has one email, however its domain is written', async () => {
    const name = `newcomer-${(made += 1)}`;
    expect(await signUp(ada({ email: `${name}@b\u00FCcher.example` }))).toMatchObject({ status: 201 });
    for (const domain of [
      'b\u00FC\u0063her.EXAMPLE',
      'xn--bcher-kva.example',
      'b\u00FC\uFF43her.example',
      'bu\u0308cher.example',
    ])
      expect(await signUp(ada({ email: `${name}@${domain}` })), domain).toMatchObject({ errorId: 'AUT439' });
  });

  test('has its password as a hash of Argon2id', async () => {
    const person = ada();
    await signUp(person);
    const [row] = await rowOf(person.email);
    expect(isOutdated(row?.password_hash ?? '')).toBe(false);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  test('is welcomed by one email in the language of the shop', async () => {
    const person = ada({ gender: 'female' });
    await signUp(person, { 'x-locale': 'de-de' });
    const sent = () => shop.emails.filter(({ to }) => to === person.email);
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.subject).toBe('Willkommen bei Waymark');
  });

  test('is welcomed without a name that a mail program would show as a link', async () => {
    const person = ada({ firstName: 'Claim at evil.example', gender: 'female' });
    expect((await signUp(person)).status).toBe(201);
    const sent = () => shop.emails.filter(({ to }) => to === person.email);
    await expect.poll(() => sent().length).toBe(1);
    expect(`${sent()[0]?.html} ${sent()[0]?.text}`).not.toContain('evil');
  });

  test('of many calls at the same time with one email is made once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(ada({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await rowOf(email)).toHaveLength(1);
  });

  test('of many calls at the same time with one phone is made once', async () => {
    const phone = '303 555 0177';
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(ada({ phone }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ errorId }) => errorId === 'AUT442')).toHaveLength(7);
  });

  test('knows where the customer came from', async () => {
    const person = ada({ store: 'WM-101', campaignName: 'spring trail' });
    expect(await signUp(person, { source: 'ECOM15', 'x-channel': 'MAPP' })).toMatchObject({ status: 201 });
    const [row] = await rowOf(person.email);
    expect(row?.doc['enrolled']).toMatchObject({
      source: 'ECOM15',
      channel: 'MAPP',
      store: 'WM-101',
      campaign: 'spring trail',
    });
    const { accessToken } = await enter(person.email);
    const { body } = await caller(shop.commerce, accessToken, 'GET', '/consumers-v3/consumer');
    expect(body).toMatchObject({
      consumerDetails: { source: 'ECOM15' },
      enrollments: [{ enrolledAt: expect.any(String), channel: 'MAPP', store: 'WM-101', campaignName: 'spring trail' }],
    });
  });

  test.each([
    ['en-ca', 't1l1a4', 'T1L 1A4'],
    ['en-gb', 'ca125bx', 'CA12 5BX'],
  ])('in %s keeps the postal code as its country writes it', async (locale, typed, written) => {
    const person = ada({ postalCode: typed });
    expect(await signUp(person, { 'x-locale': locale })).toMatchObject({ status: 201 });
    const [row] = await rowOf(person.email);
    expect(row?.doc['postalCode']).toBe(written);
  });

  test('of a member has no points and no date of a confirmation', async () => {
    const person = ada({ enrollment: 'loyalty', loyaltyTerms: true, postalCode: '80302' });
    expect(await signUp(person)).toMatchObject({ status: 201 });
    const [row] = await rowOf(person.email);
    expect(row).toMatchObject({ points: 0, doc: { loyalty: { optedInOn: null, points: 0, vouchers: [] } } });
    expect(await enter(person.email)).toMatchObject({ memberId: expect.stringMatching(/^WL\d{8}$/) });
  });
});

describe('a sign-up is refused', () => {
  test.each([
    ['consumerType', 'EMPLOYEE'],
    ['points', 5000],
    ['employee', { isTermsAccepted: true, annualCap: 1, currency: 'USD' }],
    ['doc', {}],
    ['id', crypto.randomUUID()],
  ])('with %s in the body', async (name, value) => {
    const person = ada({ [name]: value });
    expect(await signUp(person)).toMatchObject({ status: 400, errorId: 'API422' });
    expect(await rowOf(person.email)).toHaveLength(0);
  });

  test.each<[why: string, told: Record<string, unknown>, locale: string, errorId: string, field: string]>([
    ['an email of one part', { email: 'a@b' }, 'en-us', 'AUT453', '/email'],
    ['a short password', { password: 'Short1' }, 'en-us', 'FE872', '/password'],
    ['a password without a digit', { password: 'Ridgelines' }, 'en-us', 'API422', '/password'],
    ['no date of birth where one is needed', { birthDate: undefined }, 'en-us', 'PRO411', '/birthDate'],
    ['a date that does not exist', { birthDate: '2001-02-30' }, 'en-us', 'API422', '/birthDate'],
    ['a date before the first', { birthDate: '1899-12-31' }, 'en-us', 'API422', '/birthDate'],
    ['no first name', { firstName: undefined }, 'en-gb', 'API422', '/firstName'],
    ['a name of spaces', { firstName: '   ' }, 'en-gb', 'API422', '/firstName'],
    ['a name with a sign', { lastName: '<b>Winters' }, 'en-gb', 'API422', '/lastName'],
    ['no phone where one is needed', { gender: 'other' }, 'it-it', 'API422', '/phone'],
    ['no gender where one is needed', {}, 'de-de', 'API422', '/gender'],
    ['a phone of another length', { phone: '12345' }, 'en-us', 'API422', '/phone'],
    ['messages to no phone', { optInAccepted: true }, 'en-us', 'API422', '/phone'],
    ['a postal code of another country', { postalCode: 'SW1A 1AA' }, 'en-us', 'API422', '/postalCode'],
    ['no terms', { isTermsConfirmed: false }, 'en-us', 'API422', '/isTermsConfirmed'],
    ['a member without the terms', { enrollment: 'loyalty', postalCode: '80302' }, 'en-us', 'API422', '/loyaltyTerms'],
    [
      'the short form where it is not allowed',
      { enrollment: 'simplified', firstName: undefined },
      'de-de',
      'API422',
      '/firstName',
    ],
  ])('with %s', async (_, told, locale, errorId, field) => {
    const person = ada(told);
    const answer = await signUp(person, { 'x-locale': locale });
    expect(answer).toMatchObject({ errorId });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(fieldOf(answer)).toBe(field);
    expect(await rowOf(String(person.email))).toHaveLength(0);
  });

  test('on the day before the minimal age, and not on the birthday', async () => {
    const today = new Date(shop.now());
    const birthday = new Date(Date.UTC(today.getUTCFullYear() - 13, today.getUTCMonth(), today.getUTCDate()));
    const day = (offset: number) => new Date(birthday.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await signUp(ada({ birthDate: day(1) }))).toMatchObject({ status: 422, errorId: 'PRO410' });
    expect(await signUp(ada({ birthDate: day(0) }))).toMatchObject({ status: 201 });
    const isGerman = { 'x-locale': 'de-de' };
    expect(await signUp(ada({ birthDate: day(0), gender: 'other' }), isGerman)).toMatchObject({ errorId: 'PRO410' });
  });

  test('with the phone of another account', async () => {
    await signUp(ada({ phone: '+1 303 555 0199' }));
    const answer = await signUp(ada({ phone: '303.555.0199' }));
    expect(answer).toMatchObject({ status: 409, errorId: 'AUT442' });
    expect(fieldOf(answer)).toBe('/phone');
  });

  test('after ten with one email from one client', async () => {
    for (let at = 0; at < 10; at += 1)
      expect(await signUp(ada({ email: 'ada.once@example.com' }))).toMatchObject({ errorId: 'AUT439' });
    expect(await signUp(ada({ email: 'ada.once@example.com' }))).toMatchObject({ status: 429, errorId: 'API429' });
    expect(await signUp(ada())).toMatchObject({ status: 201 });
  });

  test('after thirty accounts from one client', async () => {
    for (let at = 0; at < 30; at += 1) expect(await signUp(ada())).toMatchObject({ status: 201 });
    expect(await signUp(ada())).toMatchObject({ status: 429, errorId: 'API429' });
  });

  test('after twenty of a day with one email, from however many clients', async () => {
    const email = 'ada.often@example.com';
    for (const address of addresses(20)) {
      expect(await signUp(ada({ email, newsletter: true }), from(address))).toMatchObject({ status: 201 });
      await shop.database.raw('DELETE FROM consumers WHERE email = $1', [email]);
    }
    expect(await signUp(ada({ email }), from('192.0.2.200'))).toMatchObject({ status: 429, errorId: 'API429' });
    const [asked] = await shop.database.raw<{ n: number }>(
      'SELECT count(*)::int AS n FROM subscriptions WHERE recipient = $1',
      [email],
    );
    // As many links as the newsletter sends to an address in a day.
    expect(asked?.n).toBe(5);
  });

  test('and the short form needs an email and a password, and the date of birth in the United States', async () => {
    const { email } = ada();
    const body = { enrollment: 'simplified', email, password, isTermsConfirmed: true, termsConditionsAndPolicy: true };
    expect(fieldOf(await signUp(body))).toBe('/birthDate');
    expect(await signUp(body, { 'x-locale': 'en-ca' })).toMatchObject({ status: 201 });
    expect((await rowOf(email))[0]?.doc).toMatchObject({ firstName: null, birthDate: null, phone: null });
  });
});
