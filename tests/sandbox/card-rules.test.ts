import { array, assert, constantFrom, integer, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testCards } from '#src/sandbox/payments/test-cards.ts';
import {
  brandOf,
  caretAfter,
  dateError,
  digitsOf,
  expiryOf,
  formatExpiry,
  formatNumber,
  isLuhnValid,
  isUsualLength,
  nameError,
  numberError,
  securityCodeError,
} from '#src/sandbox/payments/browser/card-rules.ts';

const now = new Date('2026-11-21T09:30:00Z');
const digits = array(integer({ min: 0, max: 9 }), { minLength: 0, maxLength: 24 }).map((list) => list.join(''));

describe('A card number', () => {
  test.each(testCards)('$number is a possible $brand', ({ number, brand }) => {
    expect(numberError(number)).toBeNull();
    expect(brandOf(number)).toBe(brand);
    expect(isUsualLength(number)).toBe(true);
  });

  test.each([
    ['', 'numberMissing'],
    ['4', 'numberInvalid'],
    ['4111111111111112', 'numberInvalid'],
    ['411111111111111', 'numberInvalid'],
    ['0000000000000000000', null],
    ['30569309025904', null],
    ['3530111333300000', null],
    ['6200000000000005', null],
  ] as const)('%s: %s', (number, error) => {
    expect(numberError(number)).toBe(error);
  });

  test('has no brand until its digits are unambiguous', () => {
    expect(['', '3', '62', '62000'].map(brandOf)).toEqual([null, null, null, null]);
    expect(['4', '51', '2221', '34', '6011', '36', '3528', '620000'].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'discover',
      'diners',
      'jcb',
      'other',
    ]);
  });

  test('one wrong digit never passes', () => {
    assert(
      property(constantFrom(...testCards), nat(), integer({ min: 1, max: 9 }), ({ number }, place, shift) => {
        const at = place % number.length;
        const wrong = number.slice(0, at) + String((Number(number[at]) + shift) % 10) + number.slice(at + 1);
        expect(isLuhnValid(wrong)).toBe(false);
      }),
    );
  });

  test('is grouped as it is printed', () => {
    expect(formatNumber('4111111111111111')).toBe('4111 1111 1111 1111');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatNumber('41111')).toBe('4111 1');
    expect(formatNumber('')).toBe('');
  });

  test('keeps its digits and its caret however it is grouped', () => {
    assert(
      property(digits, nat(24), (typed, before) => {
        const formatted = formatNumber(typed);
        expect(typed.startsWith(digitsOf(formatted))).toBe(true);
        expect(formatNumber(digitsOf(formatted))).toBe(formatted);
        const caret = caretAfter(before, formatted);
        expect(digitsOf(formatted.slice(0, caret))).toHaveLength(Math.min(before, digitsOf(formatted).length));
      }),
    );
  });
});

describe('An expiry date', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['042', '04 / 2'],
    ['0430', '04 / 30'],
    ['430', '04 / 30'],
    ['4/30', '04 / 30'],
    ['04/2030', '04 / 30'],
    ['04 / 2030', '04 / 30'],
    ['042030', '04 / 30'],
    ['04 / 20', '04 / 20'],
    ['2030-04', '04 / 30'],
  ])('%j is written %j', (typed, written) => {
    expect(formatExpiry(typed, false)).toBe(written);
  });

  test('can be deleted across its slash', () => {
    expect(formatExpiry('04 / 3', true)).toBe('04 / 3');
    expect(formatExpiry('04 / ', true)).toBe('04');
    expect(formatExpiry('04', true)).toBe('04');
  });

  test('writing it again changes nothing', () => {
    assert(
      property(string({ unit: constantFrom('0', '1', '2', '5', '9', '/', '-', ' '), maxLength: 9 }), (typed) => {
        const written = formatExpiry(typed, false);
        expect(formatExpiry(written, false)).toBe(written);
      }),
    );
  });

  test.each([
    ['11 / 26', null],
    ['12 / 26', null],
    ['10 / 26', 'expiryPast'],
    ['00 / 30', 'expiryInvalid'],
    ['13 / 30', 'expiryInvalid'],
    ['04 / 99', 'expiryInvalid'],
  ])('%s in November 2026: %s', (written, error) => {
    expect(dateError(expiryOf(written)!, now)).toBe(error);
  });

  test('is invalid until it is complete', () => {
    expect(['', '04', '04 / ', '04 / 3'].map(expiryOf)).toEqual([null, null, null, null]);
  });

  test('holds until its month has ended everywhere', () => {
    expect(dateError({ month: 11, year: 2026 }, new Date('2026-12-01T11:59:00Z'))).toBeNull();
    expect(dateError({ month: 11, year: 2026 }, new Date('2026-12-01T12:00:00Z'))).toBe('expiryPast');
  });
});

describe('The rest of a card', () => {
  test.each([
    ['', 'visa', 'securityCodeMissing'],
    ['12', 'visa', 'securityCodeInvalid'],
    ['123', 'visa', null],
    ['1234', 'visa', 'securityCodeInvalid'],
    ['123', 'amex', 'securityCodeInvalid'],
    ['1234', 'amex', null],
    ['12a', null, 'securityCodeInvalid'],
  ] as const)('the code %j of %s: %s', (code, brand, error) => {
    expect(securityCodeError(code, brand)).toBe(error);
  });

  test.each([
    ['', 'nameMissing'],
    ['  ', 'nameMissing'],
    ['Maya Lindqvist', null],
    ['J. R. 3rd', null],
    ['4111 1111 1111 1111', 'nameInvalid'],
  ])('the name %j: %s', (name, error) => {
    expect(nameError(name)).toBe(error);
  });
});
