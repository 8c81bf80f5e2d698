import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const path = '/consumers-v3/consumer';
const theo = 'theo.lambert@example.com';

let shop: TestShop;
let shopper: Shopper;
const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  shopper = await enter(theo);
});
beforeEach(async () => {
  await shop.database.raw('DELETE FROM rate_limits', []);
});
afterAll(() => shop.close());

const send = (method: 'PUT' | 'POST', consumerProfile: object, by = shopper) =>
  by.call<ConsumerProfile>(method, path, { consumerProfile });
const read = async (by = shopper) => (await by.call<ConsumerProfile>('GET', path)).body;
const docOf = async (email: string) => {
  const [row] = await shop.database.raw<Record<string, unknown>>('SELECT * FROM consumers WHERE email = $1', [email]);
  return { ...row, version: undefined, active_at: undefined };
};

describe('a change of the profile', () => {
  test('changes what is named and leaves the rest', async () => {
    const before = await read();
    const answer = await send('PUT', {
      consumerDetails: { lastName: 'Winters', phone: '(406) 555-0171', gender: 'male' },
      preferences: { interests: 'Climbing| Trail |Climbing', preferredShoeSize: '10.5' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.consumerDetails).toEqual({
      ...before.consumerDetails,
      lastName: 'Winters',
      phone: '14065550171',
      gender: 'male',
    });
    expect(answer.body.preferences).toEqual({ interests: 'Climbing|Trail', preferredShoeSize: '10.5' });
    expect(await read()).toEqual(answer.body);
  });

  test('deletes an empty phone, postal code and size', async () => {
    const { body } = await send('PUT', {
      consumerDetails: { phone: '', postalCode: '' },
      preferences: { preferredShoeSize: '' },
    });
    expect(body.consumerDetails).not.toHaveProperty('phone');
    expect(body.consumerDetails).not.toHaveProperty('postalCode');
    expect(body.preferences).not.toHaveProperty('preferredShoeSize');
  });

  test('at the same time as others of other fields loses none', async () => {
    await Promise.all([
      send('PUT', { consumerDetails: { firstName: 'Teo' } }),
      send('PUT', { consumerDetails: { postalCode: '59715' } }),
      send('PUT', { preferences: { preferredShoeSize: '11' } }),
    ]);
    expect(await read()).toMatchObject({
      consumerDetails: { firstName: 'Teo', postalCode: '59715' },
      preferences: { preferredShoeSize: '11' },
    });
  });

  test.each<[what: string, profile: object]>([
    ['nothing', {}],
    ['no details', { consumerDetails: {} }],
    ['an email', { consumerDetails: { email: 'somebody.else@example.com' } }],
    ['a discount', { consumerDetails: { employee: { annualCap: 1 } } }],
    ['points', { loyaltySummary: { points: { balance: 5000 } } }],
    ['a membership', { isLoyaltyMember: true }],
    ['a date that does not exist', { consumerDetails: { birthDate: '2001-02-30' } }],
    ['a child’s date of birth', { consumerDetails: { birthDate: '2025-01-01' } }],
    ['a phone of another length', { consumerDetails: { phone: '12345' } }],
    ['a postal code of another country', { consumerDetails: { postalCode: 'SW1A 1AA' } }],
    ['a name of one letter', { consumerDetails: { firstName: 'A' } }],
    ['a shoe size in letters', { preferences: { preferredShoeSize: 'ten' } }],
    ['HTML', { preferences: { interests: '<b>Climbing</b>' } }],
  ])('with %s is refused, and changes nothing', async (_, profile) => {
    const before = await docOf(theo);
    const { status } = await send('PUT', profile);
    expect([400, 422]).toContain(status);
    expect(await docOf(theo)).toEqual(before);
  });

  test('to the phone of another account is refused, and ten of them end the tries', async () => {
    const maya = await enter('maya.reed@example.com');
    const { phone } = (await read(maya)).consumerDetails;
    const answers = [];
    for (let at = 0; at < 11; at += 1)
      answers.push((await send('PUT', { consumerDetails: { phone: `+${phone}` } })).errorId);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'AUT444'), 'API429']);
    expect((await send('PUT', { consumerDetails: { lastName: 'Stone' } })).status).toBe(200);
  });

  test('tries ten new phones an hour, whether another account has them or not', async () => {
    const wren = await enter('wren.castillo@example.com');
    const answers = [];
    for (let at = 0; at < 11; at += 1)
      answers.push((await send('PUT', { consumerDetails: { phone: `406 555 01${40 + at}` } }, wren)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('keeps the own phone, as often as it is sent', async () => {
    const maya = await enter('maya.reed@example.com');
    const { phone } = (await read(maya)).consumerDetails;
    for (let at = 0; at < 11; at += 1)
      expect((await send('PUT', { consumerDetails: { phone: `+${phone}` } }, maya)).status).toBe(200);
  });

  test('of a guest is refused', async () => {
    const guest = await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {});
    const { accessToken } = guest.body as { accessToken: string };
    for (const method of ['PUT', 'POST'] as const)
      expect(
        await caller(shop.commerce, accessToken, method, path, {
          consumerProfile: { consumerDetails: { firstName: 'Ada' } },
        }),
      ).toMatchObject({ status: 403, errorId: 'AUT404' });
  });
});

test('what is missing is filled in, and what is known stays', async () => {
  await send('PUT', { consumerDetails: { phone: '', firstName: 'Theo' }, preferences: { interests: '' } });
  const { body } = await send('POST', {
    consumerDetails: { firstName: 'Somebody', phone: '406 555 0172' },
    preferences: { interests: 'Trail' },
  });
  expect(body.consumerDetails).toMatchObject({ firstName: 'Theo', phone: '14065550172' });
  expect(body.preferences.interests).toBe('Trail');
  const again = await send('POST', {
    consumerDetails: { phone: '406 555 0173' },
    preferences: { interests: 'Climbing' },
  });
  expect(again.body).toEqual(body);
});
