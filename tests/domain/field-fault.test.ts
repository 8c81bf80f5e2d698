import { expect, test } from 'vitest';
import { isBlank } from '#src/domain/blank.ts';
import { fieldFault } from '#src/domain/field-fault.ts';
import { nameFault } from '#src/domain/person-name.ts';

const code = { required: true, minLength: 5, maxLength: 5, pattern: '^\\d+$' };
const city = { required: true, minLength: 2, maxLength: 4 };

test.each([
  ['', code, 'missing'],
  [' \u00A0 ', code, 'missing'],
  [' ', { required: false }, null],
  ['1234', code, 'wrongLength'],
  ['123456', code, 'wrongLength'],
  ['1234a', code, 'invalid'],
  ['12345', code, null],
  ['a', city, 'tooShort'],
  ['ab', city, null],
  ['abcd', city, null],
  ['abcde', city, 'tooLong'],
  ['anything', { required: true, minLength: null, maxLength: null, pattern: null }, null],
])('"%s" by %j is %s', (value, rule, fault) => {
  expect(fieldFault(value, rule)).toBe(fault);
});

test('nothing but spaces is blank', () => {
  expect([isBlank(''), isBlank(' \t'), isBlank(' a ')]).toEqual([true, true, false]);
});

test.each([
  ["Zoë-Anne O'Neil, Jr.", null],
  ['Zo\u0308e', null],
  ['L3', 'invalid'],
  ['<b>', 'invalid'],
  ['A', 'tooShort'],
  [' A ', 'tooShort'],
  ['A'.repeat(30), null],
  ['A'.repeat(31), 'tooLong'],
])('the name "%s" is %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});
