import { expect, test } from 'vitest';
import type { ConsumerDetails } from '#openapi/generated/waymark.gen.ts';
import { spendBannerOf } from '#src/domain/spend-banner.ts';
import { boundsOfYear, yearOf } from '#src/domain/year.ts';

const employee = { currentSpend: 1, annualCap: 100, currency: 'USD', isEmployeeDiscountTCAccepted: true } as const;
const athlete = { currentSpend: 2, annualCredit: 200, currency: 'USD' } as const;
const prosumer = { currentSpend: 3, annualCredit: 300, currency: 'EUR' } as const;
const everything: ConsumerDetails = {
  email: 'a@example.com',
  address: [],
  employee,
  athlete,
  prosumer,
  identity: [{ type: 'WRANX' }, { type: 'IPA' }],
};
const { employee: _employee, ...noEmployee } = everything;
const { athlete: _athlete, ...professional } = noEmployee;
const { prosumer: _prosumer, ...nobody } = professional;

test.each<[string, ConsumerDetails, string | undefined]>([
  ['an employee first', everything, 'employee'],
  [
    'not an employee who has not accepted the terms',
    { ...everything, employee: { ...employee, isEmployeeDiscountTCAccepted: false } },
    'athlete',
  ],
  ['then an athlete', noEmployee, 'athlete'],
  ['then IPA', professional, 'ipa'],
  ['then WRANX', { ...professional, identity: [{ type: 'WRANX' }] }, 'wranx'],
  ['nobody else', nobody, undefined],
  ['nobody of no programme', { ...professional, identity: [] }, undefined],
])('%s', (_, details, programme) => expect(spendBannerOf(details)?.programme).toBe(programme));

test('shows the spend and the cap', () => {
  expect(spendBannerOf(everything)).toEqual({ programme: 'employee', spent: 1, annual: 100, currency: 'USD' });
  expect(spendBannerOf(noEmployee)).toEqual({ programme: 'athlete', spent: 2, annual: 200, currency: 'USD' });
  expect(spendBannerOf(professional)).toEqual({ programme: 'ipa', spent: 3, annual: 300, currency: 'EUR' });
});

test('a year begins and ends by UTC', () => {
  const { from, until } = boundsOfYear(2026);
  expect([from, until]).toEqual(['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']);
  expect([yearOf(from), yearOf(Date.parse(until) - 1), yearOf(until)]).toEqual([2026, 2026, 2027]);
});
