import { expect, test } from 'vitest';
import { isPostalCode, writtenPostalCode } from '#src/domain/postal-code.ts';
import { masked } from '#src/domain/mask.ts';
import { addressRules } from '#src/commerce/settings/address-rules.ts';

const patternIn = (country: string): string | null =>
  addressRules.find((rules) => rules.country === country)?.fields.find(({ name }) => name === 'postalCode')?.pattern ??
  null;

test.each([
  ['GB', 'ca125bx', 'CA12 5BX'],
  ['GB', ' CA12 5BX ', 'CA12 5BX'],
  ['CA', 't1l1a4', 'T1L 1A4'],
  ['CA', 't1l 1a4', 'T1L 1A4'],
  ['US', '80302-1234', '80302-1234'],
])('a postal code of %s typed as %s is %s', (country, typed, written) => {
  expect(writtenPostalCode(typed, patternIn(country))).toBe(written);
  expect(isPostalCode(typed, patternIn(country))).toBe(true);
});

test('what is no postal code of the country stays as it is typed', () => {
  expect(writtenPostalCode(' sw1a ', patternIn('US'))).toBe('sw1a');
  expect(isPostalCode('sw1a 1aa', patternIn('US'))).toBe(false);
});

test('a country without a rule takes any', () => {
  expect(writtenPostalCode(' ab 1 ', null)).toBe('ab 1');
  expect(isPostalCode('ab 1', null)).toBe(true);
});

test('a mask writes what stands between the signs', () => {
  expect(masked('XXXXX-XXXX', '803021234')).toBe('80302-1234');
  expect(masked('AXA XAX', 't1l1a4')).toBe('T1L 1A4');
  expect(masked('XXXXX-XXXX', '80302')).toBe('80302');
});
