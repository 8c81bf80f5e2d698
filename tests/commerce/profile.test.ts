import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { writePastOrders } from '#src/demo/orders/past-orders.ts';
import { seed } from '#src/demo/seed.ts';
import { people } from '#src/demo/people/people.ts';
import { yearOf } from '#src/domain/year.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const path = '/consumers-v3/consumer';
const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const june = 'june.hayashi@waymark.example';
const noa = 'noa.lindqvist@example.com';
const DAY = 86_400_000;

let shop: TestShop;
let passed = 0;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
const profileOf = async (by: Shopper, query = '') => (await by.call<ConsumerProfile>('GET', `${path}${query}`)).body;
const cancel = (by: Shopper, orderNumber: string) => by.call('POST', `${path}/CancelOrder`, { orderNumber });
/** Moves the clock to noon UTC of the nth day of the next year. */
const passToNextYear = (day = 1) => {
  const now = Date.now() + passed;
  const wait = Date.UTC(yearOf(now) + 1, 0, day, 12) - now;
  passed += wait;
  shop.pass(wait);
};

test('contains who a customer is, and no field that they did not give', async () => {
  const theo = await profileOf(await enter('theo.lambert@example.com'), '?includeLoyaltySummary=true');
  expect(theo).toMatchObject({
    consumerDetails: {
      email: 'theo.lambert@example.com',
      firstName: 'Theo',
      phone: '14065550173',
      birthDate: '1984-11-02',
      identity: [],
    },
    isLoyaltyMember: true,
    loyaltyOptInDate: '2023-05-14',
    loyaltySummary: { points: { balance: 2340 } },
    preferences: { interests: 'Trail running|Camping|Skiing', preferredShoeSize: '10.5' },
  });
  expect(theo.consumerDetails.address).toHaveLength(2);
  // What the account can turn off, and the membership: no news that nobody asked for.
  expect(theo.subscriptions).toEqual([{ type: 'Loyalty', channel: 'email', optin: true, doubleOptin: true }]);
  expect(await profileOf(await enter('new.walker@example.com'))).toEqual({
    consumerDetails: { email: 'new.walker@example.com', address: [], identity: [] },
    isLoyaltyMember: true,
    preferences: { interests: '' },
    // Joined, and has not followed the link of the email.
    subscriptions: [{ type: 'Loyalty', channel: 'email', optin: true, doubleOptin: false }],
  });
});

test('a guest has no profile', async () => {
  expect(await (await shop.shopper()).call('GET', path)).toMatchObject({ status: 403, errorId: 'AUT404' });
});

test('an employee’s spend is the sum of their orders of the year in the currency of the cap, without cancelled ones', async () => {
  const by = await enter(june);
  const spent = async () => (await profileOf(by)).consumerDetails.employee?.currentSpend;
  expect((await profileOf(by)).consumerDetails.employee).toEqual({
    currentSpend: 0,
    annualCap: 250000,
    currency: 'USD',
    isEmployeeDiscountTCAccepted: true,
  });
  const { body: first } = await place(by, await readyCart(by, shoe));
  const { body: second } = await place(by, await readyCart(by, shoe));
  expect(await spent()).toBe(first.totals.total + second.totals.total);
  expect(await place(by, await readyCart(by, shoe), 'tok_declined')).toMatchObject({ errorId: 'PAY400' });
  await cancel(by, first.orderNumber);
  expect(await spent()).toBe(second.totals.total);
  const { body: sold } = await place(by, await readyCart(by, shoe));
  await shop.database.raw(`UPDATE orders SET doc = doc || '{"inStoreSale": {}}' WHERE number = $1`, [sold.orderNumber]);
  expect(await spent()).toBe(second.totals.total);
  await shop.database.raw(`UPDATE orders SET doc = jsonb_set(doc, '{frozen,currency}', '"GBP"') WHERE number = $1`, [
    second.orderNumber,
  ]);
  expect(await spent()).toBe(0);
});

test('the profile says that an employee has not accepted the terms', async () => {
  const { employee } = (await profileOf(await enter('peter.voss@waymark.example'))).consumerDetails;
  expect(employee).toMatchObject({ currentSpend: 0, isEmployeeDiscountTCAccepted: false });
});

test.each([
  ['marco.rinaldi@example.com', 'WRANX', 80000],
  ['lena.brandt@example.com', 'IPA', 100000],
])('%s is of %s', async (email, type, annualCredit) => {
  const { identity, prosumer } = (await profileOf(await enter(email))).consumerDetails;
  expect(identity).toEqual([{ type }]);
  expect(prosumer).toEqual({ currentSpend: 0, annualCredit, currency: 'EUR' });
});

test('in a new year spend and an athlete’s credit start again; cancelling an old order restores the old year’s credit', async () => {
  const employee = await enter(june);
  await place(employee, await readyCart(employee, shoe));
  expect((await profileOf(employee)).consumerDetails.employee?.currentSpend).toBeGreaterThan(0);
  const buy = async () => {
    const by = await enter(noa);
    const cart = await readyCart(by, shoe);
    const { body } = await by.call('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, {
      payment_method_id: 'ATHLETES_PAYMENT',
    });
    return (await place(by, body)).body;
  };
  const used = async () => (await profileOf(await enter(noa))).consumerDetails.athlete?.currentSpend;
  const old = await buy();
  expect(await used()).toBe(108457 + old.totals.total);

  passToNextYear();
  expect(await used()).toBe(0);
  expect((await profileOf(await enter(june))).consumerDetails.employee?.currentSpend).toBe(0);
  const { totals, orderNumber } = await buy();
  expect(await used()).toBe(totals.total);
  // Extends the cancellation period, which has passed. The credit returns to the old year and does not change the new
  // one.
  await shop.database.raw(
    `UPDATE orders SET doc = doc || '{"cancellableUntil": "2999-01-01T00:00:00.000Z"}' WHERE number = $1`,
    [old.orderNumber],
  );
  expect(await cancel(await enter(noa), old.orderNumber)).toMatchObject({ status: 200 });
  expect(await used()).toBe(totals.total);
  await cancel(await enter(noa), orderNumber);
  expect(await used()).toBe(0);
});

test('the year’s whole credit can be used, and no more, by orders of that year alone', async () => {
  passToNextYear(2);
  const kai = await enter('kai.moreno@example.com');
  await shop.database.raw(
    `UPDATE consumers SET doc = jsonb_set(doc, '{athlete,annualCredit}', '20000') WHERE email = 'kai.moreno@example.com'`,
    [],
  );
  const carts = [];
  for (const _ of [0, 1]) {
    const cart = await readyCart(kai, shoe);
    carts.push(
      (
        await kai.call('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, {
          payment_method_id: 'ATHLETES_PAYMENT',
        })
      ).body,
    );
  }
  const answers = await Promise.all(carts.map((cart) => place(kai, cart)));
  expect(answers.map(({ status, errorId }) => errorId ?? status).toSorted()).toEqual([200, 'PYT400']);
  expect((await profileOf(kai)).consumerDetails.athlete?.currentSpend).toBe(
    answers.find(({ status }) => status === 200)?.body.totals.total,
  );
});

test('the demo’s employee and professionals have the spend of their past orders of this year', async () => {
  const full = await openTestShop({ seed });
  await writePastOrders(full.database, seed.people, Date.now());
  const { as, enter: signIn } = signedIn(full.commerce);
  for (const email of [june, 'marco.rinaldi@example.com', 'lena.brandt@example.com']) {
    const by = as((await signIn(email)).accessToken);
    const { body } = await by.call<{ purchases: { total: number; status: string; placedAt: string }[] }>(
      'POST',
      `${path}/purchasehistory`,
      { page: 1, pageSize: 10 },
    );
    const counted = body.purchases.filter(
      ({ status, placedAt }) => status !== 'cancelled' && yearOf(placedAt) === yearOf(Date.now()),
    );
    const { employee, prosumer } = (await profileOf(by)).consumerDetails;
    expect((employee ?? prosumer)?.currentSpend).toBe(counted.reduce((sum, { total }) => sum + total, 0));
    if (Date.now() - Date.UTC(yearOf(Date.now()), 0, 1) > 14 * DAY) expect(counted.length).toBeGreaterThan(0);
  }
  await full.close();
});

test.each([
  ['in the middle of a year', 5, 20],
  ['in its first days', 0, 3],
])(
  'an athlete’s past orders used the year’s credit that their profile shows, also %s',
  { timeout: 120_000 },
  async (_, month, day) => {
    const now = Date.UTC(yearOf(Date.now()), month, day, 12);
    const full = await openTestShop({ seed });
    await writePastOrders(full.database, seed.people, now);
    const athletes = seed.people.flatMap(({ email, athlete }) =>
      athlete ? [{ email, spent: athlete.currentSpend }] : [],
    );
    const used = new Map<string, number>();
    for (const { email } of athletes) {
      const rows = await full.database.raw<{
        used: number | null;
        total: number;
        card: unknown;
        placed: string;
        last: string;
      }>(
        `SELECT (o.doc->>'credit')::int AS used, (o.doc->'frozen'->'totals'->>'total')::int AS total, o.doc->'card' AS card,
         o.placed_at::text AS placed, o.doc->'events'->-1->>'at' AS last
       FROM orders o JOIN consumers c ON c.id = o.owner WHERE c.email = $1`,
        [email],
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map((row) => row.used)).toEqual(rows.map(({ total }) => total));
      used.set(
        email,
        rows.reduce((sum, row) => sum + (row.used ?? 0), 0),
      );
      for (const { card, placed, last } of rows) {
        expect(card).toBeNull();
        expect([yearOf(placed), yearOf(last)]).toEqual([yearOf(now), yearOf(now)]);
        expect(Date.parse(last)).toBeLessThanOrEqual(now);
      }
    }
    expect([...used]).toEqual(athletes.map(({ email, spent }) => [email, spent]));
    await full.close();
  },
);
