import { describe, expect, test } from 'vitest';
import type { AddressFieldRule, AddressRules, Locale } from '#openapi/generated/waymark.gen.ts';
import { rulesFor } from '#src/commerce/utilities/address-rules.ts';
import { masked } from '#src/domain/mask.ts';
import {
  addressFrom,
  entryOf,
  faultOf,
  normalised,
  refusedFields,
  shownValue,
} from '#src/flows/address-form/address-input.ts';
import { addressLines } from '#src/flows/shared/address-lines.ts';
import { countryList } from '#src/commerce/utilities/countries.ts';

function rulesOf(country: string, locale: Locale): AddressRules {
  const rules = rulesFor(country, locale, 'shipping');
  if (!rules) throw new Error(`no rules for ${country}`);
  return rules;
}
const american = rulesOf('US', 'en-us');
const british = rulesOf('GB', 'en-gb');
const german = rulesOf('DE', 'de-de');
const canadian = rulesOf('CA', 'en-ca');
const fieldOf = (rules: AddressRules, name: string): AddressFieldRule => {
  const rule = rules.fields.find((field) => field.name === name);
  if (!rule) throw new Error(`no field ${name}`);
  return rule;
};

describe('input is converted to the service’s format', () => {
  test.each([
    [american, 'phone', '(415) 555 - 0134', '+14155550134'],
    [american, 'phone', '+1 415 555 0134', '+14155550134'],
    [american, 'phone', '001 415 555 0134', '+14155550134'],
    [american, 'phone', '0049 421 3054050', '+494213054050'],
    [british, 'phone', '07700 900123', '+447700900123'],
    [british, 'phone', '+44 7700 900123', '+447700900123'],
    [german, 'phone', '0421 3054050', '+494213054050'],
    [german, 'phone', '030 901820', '+4930901820'],
    [german, 'phone', '0171 1234567', '+491711234567'],
    [british, 'postalCode', ' ca125bx ', 'CA12 5BX'],
    [british, 'postalCode', 'CA12 5BX', 'CA12 5BX'],
    [canadian, 'postalCode', 't1l1a4', 'T1L 1A4'],
    [american, 'firstName', ' maya ', 'Maya'],
    [american, 'firstName', 'anna maria', 'Anna Maria'],
    [american, 'lastName', 'de La Tour', 'de La Tour'],
    [american, 'lastName', 'McDonald', 'McDonald'],
    [american, 'lastName', 'van der berg', 'Van der Berg'],
    [american, 'lastName', 'O’BRIEN-SMITH', 'O’Brien-Smith'],
    [american, 'addressLine1', 'RUE DE LA PAIX', 'Rue de la Paix'],
    [american, 'addressLine1', '12b main street', '12b Main Street'],
    [american, 'addressLine2', 'USA', 'USA'],
    [american, 'addressLine2', 'Apt 4B', 'Apt 4B'],
    [american, 'postalCode', '80302', '80302'],
  ])('%#: %s %s', (rules, name, typed, wanted) => {
    const rule = fieldOf(rules, name);
    expect(normalised(rule, typed, rules.countryCode)).toBe(wanted);
    expect(faultOf(rule, wanted, rules.countryCode)).toBeNull();
  });

  test('empty optional fields are left out; the dial code is separate from the phone', () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({
      firstName: 'maya',
      lastName: 'chen',
      phone: '4155550134',
      addressLine2: ' ',
      newsletter: 'on',
    }))
      data.set(name, value);
    expect(addressFrom(data, american)).toEqual({
      country: 'US',
      firstName: 'Maya',
      lastName: 'Chen',
      phone: '+14155550134',
      phoneCode: '1',
      subscriptions: { newsletterConsent: true },
    });
  });
});

describe('errors of the input', () => {
  test.each([
    ['firstName', '', 'missing'],
    ['firstName', 'M', 'tooShort'],
    ['firstName', 'M4ya', 'invalid'],
    ['addressLine1', 'x'.repeat(31), 'tooLong'],
    ['addressLine2', '', null],
    ['postalCode', '8030', 'tooShort'],
    ['postalCode', 'ABCDE', 'invalid'],
    ['phone', '415555', 'invalid'],
    ['phone', '+1415555', 'invalid'],
  ])('%s "%s" is %s', (name, value, fault) => expect(faultOf(fieldOf(american, name), value, 'US')).toBe(fault));

  test('a refusal belongs to the field in the last part of its pointers', () =>
    expect(refusedFields([{ field: '/addresses/0/postalCode', errorId: 'CHK380' }])).toEqual(
      new Map([['postalCode', 'CHK380']]),
    ));
});

describe('a mask', () => {
  test.each([
    ['(XXX) XXX - XXXX', '4', '(4'],
    ['(XXX) XXX - XXXX', '415', '(415'],
    ['(XXX) XXX - XXXX', '4155550134', '(415) 555 - 0134'],
    ['XXXXX-XXXX', '80302', '80302'],
    ['XXXXX-XXXX', '803025405', '80302-5405'],
    ['AXA XAX', 't1l1a4', 'T1L 1A4'],
  ])('%s of %s', (mask, typed, written) => expect(masked(mask, typed)).toBe(written));

  test.each([
    ['en-us', 'US', '14155550134', '1', '(415) 555 - 0134'],
    ['en-gb', 'GB', '447700900123', '44', '07700 900123'],
    ['fr-fr', 'FR', '+33612345678', undefined, '06 12 34 56 78'],
    ['de-de', 'DE', '4930901820', '49', '0309 018 20'],
    ['de-de', 'DE', '436641234567', '43', '+43 664 1234567'],
  ] as const)(
    'in %s a stored phone number is shown in the local format: %s %s',
    (locale, country, phone, phoneCode, shown) => {
      const entry = entryOf(countryList(locale).countries, country);
      expect(
        shownValue(fieldOf(american, 'phone'), { country, phone, ...(phoneCode ? { phoneCode } : {}) }, entry),
      ).toBe(shown);
    },
  );
});

test('an address is formatted as in its country', () => {
  const home = {
    firstName: 'Maya',
    lastName: 'Chen',
    addressLine1: '8 rue de Paris',
    city: 'Chamonix',
    postalCode: '74400',
  };
  expect(addressLines({ ...home, country: 'FR' })).toEqual(['Maya Chen', '8 rue de Paris', '74400 Chamonix']);
  expect(addressLines({ ...home, country: 'US', province: 'CO' })).toEqual([
    'Maya Chen',
    '8 rue de Paris',
    'Chamonix, CO 74400',
  ]);
  expect(addressLines({ ...home, country: 'IT', province: 'BL' })).toEqual([
    'Maya Chen',
    '8 rue de Paris',
    '74400 Chamonix (BL)',
  ]);
});
