import { describe, expect, test } from 'vitest';
import { shippingMethods } from '#src/commerce/settings/shipping-methods.ts';
import { deliveryDatesOf } from '#src/commerce/delivery/delivery-dates.ts';
import { withDeliveryDates } from '#src/commerce/catalogue/delivery.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { deliveryDates, deliveryWhen } from '#src/domain/delivery-dates.ts';
import { shoe } from '../../model-tests/product/product.fixtures.ts';

/** Delivery dates that the service promises (decision 039). */

const promised = (code: string, at: string): string[] => {
  const method = shippingMethods.find((one) => one.code === code);
  const dates = method && deliveryDatesOf(method, Date.parse(at));
  return dates ? [dates.earliestDate, dates.latestDate, new Date(dates.validUntil).toISOString()] : [];
};

describe('what is ordered', () => {
  test.each([
    [
      'before the cut-off begins its way today',
      'DE_STANDARD',
      '2026-03-09T12:59:59Z',
      ['2026-03-10', '2026-03-12', '2026-03-09T13:00:00.000Z'],
    ],
    [
      'from the cut-off on, tomorrow',
      'DE_STANDARD',
      '2026-03-09T13:00:00Z',
      ['2026-03-11', '2026-03-13', '2026-03-10T13:00:00.000Z'],
    ],
    [
      'on a Friday evening, on Monday',
      'DE_STANDARD',
      '2026-03-06T18:00:00Z',
      ['2026-03-10', '2026-03-12', '2026-03-09T13:00:00.000Z'],
    ],
    [
      'on a Sunday night in New York, which is Monday in UTC',
      'US_NEXT_DAY',
      '2026-03-09T02:00:00Z',
      ['2026-03-10', '2026-03-10', '2026-03-09T18:00:00.000Z'],
    ],
    [
      'for the same day, arrives on it',
      'GB_COURIER',
      '2026-03-09T09:00:00Z',
      ['2026-03-09', '2026-03-09', '2026-03-09T14:00:00.000Z'],
    ],
    [
      'in summer, by the clock of summer',
      'GB_COURIER',
      '2026-07-06T12:30:00Z',
      ['2026-07-06', '2026-07-06', '2026-07-06T13:00:00.000Z'],
    ],
    [
      'before Thanksgiving, does not arrive on it',
      'US_NEXT_DAY',
      '2026-11-25T12:00:00Z',
      ['2026-11-27', '2026-11-27', '2026-11-25T19:00:00.000Z'],
    ],
    [
      'before Easter, arrives after Easter Monday',
      'FR_EXPRESS',
      '2026-04-03T08:00:00Z',
      ['2026-04-07', '2026-04-08', '2026-04-03T12:00:00.000Z'],
    ],
    [
      'before Good Friday in Germany',
      'DE_EXPRESS',
      '2026-04-02T08:00:00Z',
      ['2026-04-07', '2026-04-08', '2026-04-02T12:00:00.000Z'],
    ],
    [
      'on Christmas Day in Britain, waits for the day that replaces Boxing Day',
      'GB_NEXT_DAY',
      '2026-12-25T10:00:00Z',
      ['2026-12-30', '2026-12-30', '2026-12-29T14:00:00.000Z'],
    ],
  ])('%s', (_, code, at, dates) => {
    expect(promised(code, at)).toEqual(dates);
  });

  test.each(['US_PICKUP', 'US_DIGITAL'])('%s is not shipped: no dates', (code) => {
    expect(promised(code, '2026-03-09T12:00:00Z')).toEqual([]);
  });

  test('an earlier moment asked after a later one gets its own dates', () => {
    expect(promised('IT_EXPRESS', '2026-05-07T08:00:00Z')[0]).toBe('2026-05-08');
    expect(promised('IT_EXPRESS', '2026-05-04T08:00:00Z')[0]).toBe('2026-05-05');
  });
});

test.each([
  ['2000', '2000-04-23'],
  ['2038, the latest that there is', '2038-04-25'],
])('Easter Monday of %s is no working day', (_, sunday) => {
  const tuesday = new Date(Date.parse(sunday) + 2 * 86_400_000).toISOString().slice(0, 10);
  expect(promised('FR_EXPRESS', `${sunday}T08:00:00Z`)[2]).toBe(`${tuesday}T12:00:00.000Z`);
});

test('a product has the dates of its country, and of its kind', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const promise = (more: Partial<typeof shoe>, locale: Parameters<typeof siteOf>[0]) =>
    withDeliveryDates({ ...shoe, ...more }, siteOf(locale), now).deliveryPromise;
  expect(promise({}, 'en-us')).toMatchObject({
    earliestDate: '2026-12-01',
    latestDate: '2026-12-04',
    validUntil: '2026-11-25T19:00:00.000Z',
  });
  expect(promise({}, 'de-de')).toMatchObject({
    earliestDate: '2026-11-26',
    latestDate: '2026-11-30',
    validUntil: '2026-11-25T13:00:00.000Z',
  });
  expect(promise({ productType: 'customs' }, 'en-us')).toMatchObject({
    earliestDate: '2026-12-09',
    latestDate: '2026-12-14',
  });
});

test.each([
  ['en-us', 'Fri, Nov 27 – Tue, Dec 1'],
  ['de-de', 'Fr., 27. Nov. – Di., 1. Dez.'],
  ['fr-fr', 'ven. 27 nov. – mar. 1 déc.'],
  ['it-it', 'ven 27 nov – mar 1 dic'],
  ['es-es', 'vie, 27 nov – mar, 1 dic'],
])('dates in %s', (locale, said) => {
  expect(deliveryDates({ earliestDate: '2026-11-27', latestDate: '2026-12-01' }, locale)).toBe(said);
});

test('a single day is written once; without dates the delivery time is shown', () => {
  const day = { earliestDate: '2026-11-27', latestDate: '2026-11-27', deliveryTime: '1 day' };
  expect(deliveryWhen(day, 'en-us')).toBe('Fri, Nov 27');
  expect(deliveryWhen({ deliveryTime: 'Same day' }, 'en-us')).toBe('Same day');
});
