import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreDetails } from '#openapi/generated/waymark.gen.ts';
import { storeDetails } from '#src/commerce/stores/store-details.ts';
import { stores } from '#src/demo/stores.ts';
import { storeLd } from '#src/domain/store-ld.ts';
import { openTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function demoStore(id: string) {
  const store = stores.find((one) => one.id === id);
  if (!store) throw new Error(`no store ${id}`);
  return store;
}

const at = (moment: string) => Date.parse(moment);

test('the hours of the next weeks have early closings and public holidays', () => {
  const { specialDays } = storeDetails(demoStore('1001'), 'en-us', at('2026-12-01T12:00:00Z'));
  expect(specialDays).toEqual([
    { date: '2026-12-24', opens: '10:00', closes: '16:00' },
    { date: '2026-12-25' },
    { date: '2026-12-31', opens: '10:00', closes: '16:00' },
    { date: '2027-01-01' },
  ]);
});

test('a public holiday on a day that is closed anyway is not listed', () => {
  // 3 January 2027 is a Sunday; in Germany 26 December 2027 is, too.
  const { specialDays } = storeDetails(demoStore('5001'), 'de', at('2027-12-20T12:00:00Z'));
  expect(specialDays.map(({ date }) => date)).toEqual(['2027-12-24', '2027-12-25', '2027-12-31', '2028-01-01']);
});

test('a store’s own day goes before the public holiday', () => {
  const store = {
    ...demoStore('1001'),
    specialDays: [{ date: '2026-12-25', hours: { opens: '12:00', closes: '15:00' } }],
  };
  const { specialDays } = storeDetails(store, 'en-us', at('2026-12-20T12:00:00Z'));
  expect(specialDays).toContainEqual({ date: '2026-12-25', opens: '12:00', closes: '15:00' });
});

test('days are those of the store’s time zone', () => {
  // Friday in Boulder is already Saturday in Berlin.
  const [boulder] = storeDetails(demoStore('1001'), 'en-us', at('2026-12-26T02:00:00Z')).specialDays;
  expect(boulder).toEqual({ date: '2026-12-25' });
  const [berlin] = storeDetails(demoStore('5001'), 'de', at('2026-12-26T23:30:00Z')).specialDays;
  expect(berlin?.date).toBe('2026-12-31');
});

test('events are named in the language of the reader, and fall away on closed days', () => {
  // 25 December 2027 is a Saturday.
  const { events } = storeDetails(demoStore('4001'), 'fr', at('2027-12-17T12:00:00Z'));
  expect(events[0]).toEqual({ title: 'Atelier de réparation', date: '2027-12-18', starts: '11:00', ends: '12:30' });
  expect(events.map(({ date }) => date)).not.toContain('2027-12-25');
  expect(events.map(({ date }) => date)).toContain('2027-12-22');
});

test('a store is read in the locale of another country; an unknown one is refused', async () => {
  const shopper = await shop.shopper();
  const { status, body } = await shopper.call<StoreDetails>('GET', '/stores/v1/1001/details?locale=fr-fr');
  expect(status).toBe(200);
  expect(body).toMatchObject({ store: { storeId: '1001' }, phoneText: '+1 303 555 0142' });
  expect(await shopper.call('GET', '/stores/v1/nowhere/details?locale=fr-fr')).toMatchObject({
    status: 404,
    errorId: 'STR404',
  });
});

test('search engines get hours, closed days and events', () => {
  const details = storeDetails(demoStore('1001'), 'en-us', at('2026-12-23T12:00:00Z'));
  expect(storeLd(details, 'https://shop.example/en-us/stores/1001/waymark-boulder')).toMatchObject({
    '@type': ['LocalBusiness', 'SportingGoodsStore'],
    address: { addressRegion: 'CO', addressCountry: 'US' },
    geo: { latitude: 40.0187 },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '11:00', closes: '18:00' }),
    ]),
    specialOpeningHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]),
    event: expect.arrayContaining([expect.objectContaining({ startDate: '2026-12-23T18:30' })]),
  });
});
