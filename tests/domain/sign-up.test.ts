import { describe, expect, it } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { enrollments } from '#src/domain/enrollment.ts';
import { birthDateFault, enrollmentIn, minimalAgeIn, signUpFields } from '#src/domain/sign-up.ts';

const noon = Date.UTC(2026, 2, 15, 12);

describe('the date of birth', () => {
  it.each([
    ['2013-03-15', null],
    ['2013-03-16', 'tooYoung'],
    ['2027-01-01', 'tooYoung'],
    ['1899-12-31', 'tooEarly'],
    ['1900-01-01', 'tooEarly'],
    ['1900-01-02', null],
    ['2001-02-29', 'invalid'],
    ['2000-02-29', null],
    ['15.03.2001', 'invalid'],
    ['', 'invalid'],
  ])('%s is %s in the United States', (date, fault) => {
    expect(birthDateFault(date, 'en-us', noon)).toBe(fault);
  });

  it('is compared with the minimal age of each country', () => {
    for (const locale of locales) {
      const year = 2026 - minimalAgeIn(locale);
      expect(birthDateFault(`${year}-03-15`, locale, noon)).toBeNull();
      expect(birthDateFault(`${year}-03-16`, locale, noon)).toBe('tooYoung');
    }
  });

  it('of nobody is too young while the time is unknown', () => {
    expect(birthDateFault('2025-01-01', 'en-us', 0)).toBeNull();
    expect(birthDateFault('2001-02-29', 'en-us', 0)).toBe('invalid');
  });
});

describe('the fields of a form', () => {
  it('of the simplified form are email and password, where it is allowed, and the date of birth in the US', () => {
    expect(signUpFields('en-ca', 'simplified')).toEqual({});
    expect(signUpFields('en-us', 'simplified')).toEqual({ birthDate: 'required' });
    expect(signUpFields('en-gb', 'simplified')).toEqual({ brandTerms: 'required' });
    expect(enrollmentIn('de-de', 'simplified')).toBe('standard');
    expect(signUpFields('de-de', 'simplified')).toEqual(signUpFields('de-de', 'standard'));
  });

  it('need the terms of the programme of every member, and of members only', () => {
    for (const locale of locales)
      expect(enrollments.map((one) => signUpFields(locale, one).loyaltyTerms === 'required')).toEqual([
        false,
        true,
        false,
      ]);
  });

  it('need a phone and a gender in some locales only', () => {
    const needed = (field: 'phone' | 'gender') =>
      locales.filter((locale) => signUpFields(locale, 'standard')[field] === 'required');
    expect(needed('phone')).toEqual(['it-it', 'es-es']);
    expect(needed('gender')).toEqual(['de-de', 'it-it']);
  });
});
