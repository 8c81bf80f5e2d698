import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConsumerData, ContentEvent } from '#openapi/generated/waymark.gen.ts';
import { type ContentSource, noContent } from '#src/commerce/content/content-source.ts';
import { createRetention } from '#src/commerce/retention/retention.ts';
import { defaultRetention } from '#src/commerce/retention/rules.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const path = '/consumers-v3/consumer/event-registration';
const email = 'maya.reed@example.com';
const body = {
  email,
  attendingDays: '2026-12-04,2026-12-06',
  eventId: 'night-run',
  eventTermsAccepted: true,
  firstName: 'Maya',
  lastName: 'Reed',
  gender: 'female',
  phoneNumber: '15035550134',
  plusOne: 'Wren Ashby',
  registrationTimestamp: '2026-11-28T09:30:00.000Z',
};

const eventOf = (eventId: string, enablePlusOne: boolean): ContentEvent => ({
  eventId,
  title: 'Night run',
  startDate: '2026-12-04',
  endDate: '2026-12-06',
  enablePlusOne,
  submitCtaLabel: 'Join',
  confirmationTitle: 'See you there',
});
const blocks = [
  { id: 'run', type: 'event', event: eventOf('night-run', true) },
  { id: 'tabs', type: 'tabs', items: [{ id: 'talk', type: 'event', event: eventOf('talk', false) }] },
];
const content: ContentSource = {
  ...noContent,
  documents: (locale) =>
    locale === 'en-us'
      ? [{ kind: 'page', id: 'p', name: 'Page', modificationDate: '2026-11-01T00:00:00Z', content: { blocks } }]
      : [],
};

let shop: TestShop;
let maya: Shopper;
const enter = async (who: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(who)).accessToken);
};
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people }, content });
  maya = await enter(email);
});
beforeEach(() => shop.database.script('DELETE FROM event_registrations'));
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

interface Row {
  event_id: string;
  email: string;
  doc: Record<string, unknown>;
}
const saved = () => shop.database.raw<Row>('SELECT event_id, email, doc FROM event_registrations', []);

const join = async (given: object, by: Shopper = maya, locale = 'en-us') => {
  const { status, errorId, body: answer } = await by.call('POST', path, given, { 'x-locale': locale });
  return errorId ? [status, errorId, (answer as { errorDetails?: { message: string }[] }).errorDetails?.[0]] : status;
};

test('a customer joins once, however often they ask, and may choose other days', async () => {
  for (const turn of [1, 2]) expect(await join(body), `call ${turn}`).toBe(204);
  expect(await saved()).toEqual([
    {
      event_id: 'night-run',
      email,
      doc: {
        attendingDays: ['2026-12-04', '2026-12-06'],
        firstName: 'Maya',
        lastName: 'Reed',
        gender: 'female',
        phoneNumber: '15035550134',
        plusOne: 'Wren Ashby',
      },
    },
  ]);
  const { plusOne: _, ...alone } = body;
  expect(await join({ ...alone, attendingDays: '2026-12-05' })).toBe(204);
  expect((await saved()).map(({ doc }) => [doc['attendingDays'], doc['plusOne']])).toEqual([[['2026-12-05'], null]]);
});

test('a customer joins several events, inner blocks of a page included', async () => {
  const { plusOne: _, ...alone } = body;
  expect(await join(body)).toBe(204);
  expect(await join({ ...alone, eventId: 'talk' })).toBe(204);
  expect((await saved()).map(({ event_id }) => event_id).sort()).toEqual(['night-run', 'talk']);
});

test.each([
  ['an event that no page announces', { eventId: 'day-run' }, 404, 'API404', '/eventId'],
  ['a day before the event', { attendingDays: '2026-12-03,2026-12-04' }, 422, 'API422', '/attendingDays'],
  ['a day after the event', { attendingDays: '2026-12-07' }, 422, 'API422', '/attendingDays'],
  ['no day', { attendingDays: '' }, 400, 'API422', '/attendingDays'],
  ['terms that are not accepted', { eventTermsAccepted: false }, 400, 'API422', '/eventTermsAccepted'],
  ["a companion's name that is none", { plusOne: '1234' }, 400, 'API422', '/plusOne'],
  ['a companion where none may come', { eventId: 'talk' }, 422, 'API422', '/plusOne'],
  ['the email of somebody else', { email: 'theo.lambert@example.com' }, 422, 'API422', '/email'],
])('refuses %s, and saves nothing', async (_, change, status, errorId, field) => {
  const answer = await join({ ...body, ...change });
  expect(answer).toMatchObject([status, errorId, { field, message: expect.stringMatching(/\w/) }]);
  expect(await saved()).toEqual([]);
});

test('refuses an event that the pages of the language do not announce (API404)', async () => {
  expect(await join(body, maya, 'de-de')).toMatchObject([404, 'API404', {}]);
});

test('refuses a guest (AUT404), and who has no session', async () => {
  expect(await join(body, await shop.shopper())).toMatchObject([403, 'AUT404', {}]);
  expect(await caller(shop.commerce, '', 'POST', path, body)).toMatchObject({ status: 401 });
  expect(await saved()).toEqual([]);
});

test('the registration is in the download of a customer, and gone with their account', async () => {
  const theo = await enter('theo.lambert@example.com');
  await join(body);
  await join({ ...body, email: 'theo.lambert@example.com', firstName: 'Theo', lastName: 'Lambert' }, theo);
  const proof = { password: demoPassword };
  const { body: data } = await theo.call<ConsumerData>('POST', '/consumers-v3/consumer/data', proof);
  expect(data.tables.find(({ name }) => name === 'event_registrations')?.rows).toMatchObject([
    { event_id: 'night-run', email: 'theo.lambert@example.com', registration: { plusOne: 'Wren Ashby' } },
  ]);
  expect((await theo.call('POST', '/consumers-v3/consumer/erasure', proof)).status).toBeLessThan(300);
  expect((await saved()).map((row) => row.email)).toEqual([email]);
});

test('a registration is deleted thirty days after the last day of the event', async () => {
  await join(body);
  const sweepAt = async (moment: string) => {
    const retention = createRetention({
      database: shop.database,
      clock: () => Date.parse(moment),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      meter: { ended: () => undefined },
      retention: { ...defaultRetention, RETENTION_ACCOUNTS: null },
      forgetCart: () => undefined,
    });
    await retention.run();
    return (await saved()).length;
  };
  expect(await sweepAt('2027-01-05T23:00:00Z')).toBe(1);
  expect(await sweepAt('2027-01-06T01:00:00Z')).toBe(0);
});
