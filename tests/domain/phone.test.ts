import fc from 'fast-check';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { countries } from '#src/commerce/settings/countries.ts';
import { phoneLengths, phoneOf, shownPhone, writtenPhone } from '#src/domain/phone.ts';

/** A landline and a mobile number of each shop: as typed in its country, and as stored. */
const real = {
  'en-us': [
    ['US', '(303) 555-0142', '13035550142'],
    ['US', '303.555.0142', '13035550142'],
  ],
  'en-ca': [
    ['CA', '(403) 762-1550', '14037621550'],
    ['CA', '587 555 0123', '15875550123'],
  ],
  'fr-ca': [
    ['CA', '514 872-0311', '15148720311'],
    ['CA', '4385550199', '14385550199'],
  ],
  'en-gb': [
    ['GB', '020 7946 0018', '442079460018'],
    ['GB', '07911 123456', '447911123456'],
    ['GB', '016977 2345', '44169772345'],
  ],
  'fr-fr': [
    ['FR', '01 42 68 53 00', '33142685300'],
    ['FR', '06 12 34 56 78', '33612345678'],
  ],
  'de-de': [
    ['DE', '0421 3054050', '494213054050'],
    ['DE', '030 901820', '4930901820'],
    ['DE', '0171 1234567', '491711234567'],
    ['DE', '089/2180-0', '498921800'],
    ['DE', '01512 3456789', '4915123456789'],
  ],
  'it-it': [
    ['IT', '06 6982 1234', '390669821234'],
    ['IT', '0471 971234', '390471971234'],
    ['IT', '333 123 4567', '393331234567'],
  ],
  'es-es': [
    ['ES', '912 34 56 78', '34912345678'],
    ['ES', '612 34 56 78', '34612345678'],
  ],
} as const;

test('a fictitious number for films and tests is accepted', () => {
  expect(phoneOf('07700 900123', { country: 'GB' })?.international).toBe('447700900123');
  expect(phoneOf('(415) 555-0134', { country: 'US' })?.international).toBe('14155550134');
  expect(phoneOf('07700 900', { country: 'GB' })).toBeNull();
});

describe.each(Object.entries(real))('a phone number of %s', (_, numbers) => {
  test.each([...numbers])('in %s, %j is stored as %s', (country, typed, kept) => {
    expect(phoneOf(typed, { country })?.international).toBe(kept);
  });

  test.each([...numbers])(
    'in %s, %j is the same number with its dial code, wherever it is typed',
    (country, typed, kept) => {
      const { dialCode = '', national = '', abroad = '', atHome = '' } = phoneOf(typed, { country }) ?? {};
      for (const form of [`+${kept}`, `00${kept}`, abroad, `+${dialCode} ${national}`])
        for (const elsewhere of [country, 'GB', 'AT', null])
          expect(phoneOf(form, { country: elsewhere })?.international, `${form} in ${elsewhere}`).toBe(kept);
      expect(phoneOf(atHome, { country })?.international).toBe(kept);
      expect(phoneOf(kept, { country, dialCode })?.international).toBe(kept);
    },
  );
});

test.each(countries.map(({ code }) => code))(
  'the example number of %s is accepted as typed at home, abroad and as stored',
  (country) => {
    const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
    const kept = example?.number.slice(1) ?? '';
    expect(kept).not.toBe('');
    const dialCode = example?.countryCallingCode;
    for (const form of [example?.formatNational(), example?.formatInternational(), `00${kept}`])
      expect(phoneOf(form ?? '', { country }), form).toMatchObject({ international: kept, dialCode });
    expect(phoneOf(kept, { country, dialCode })?.international).toBe(kept);
  },
);

test.each(countries.flatMap(({ code, phoneMasks }) => phoneMasks.map((mask) => [code, mask] as const)))(
  'in %s the mask %j has as many places as a number has digits',
  (country, mask) => {
    expect(phoneLengths(country)).toContain(mask.replaceAll(/[^X]/g, '').length);
  },
);

test.each([
  ['DE', 9, '306 123 456'],
  ['DE', 10, '421 305 4050'],
  ['DE', 11, '151 2345 6789'],
  ['FR', 9, '6 12 34 56 78'],
  ['IT', 9, '047 197 123'],
  ['IT', 10, '333 123 4567'],
])('in %s a number of %i digits in the form of its mask is accepted', (country, count, written) => {
  const masks = countries.find(({ code }) => code === country)?.phoneMasks ?? [];
  expect(masks).toContain(written.replaceAll(/\d/g, 'X'));
  expect(phoneOf(written, { country })?.national).toHaveLength(count);
});

test.each([
  ['US', '115 555 0134', 'begins with 1'],
  ['US', '300 1234', 'has seven digits'],
  ['CA', '514 872 03111', 'has eleven digits'],
  ['FR', '06 12 34 56 7', 'has eight digits'],
  ['FR', '06 12 34 56 78 9', 'has ten digits'],
  ['GB', '07911 12345', 'has nine digits of a mobile number'],
  ['DE', '0421', 'has no subscriber'],
  ['ES', '112 34 56 78', 'begins with 1'],
  ['DE', 'call me', 'has letters alone'],
  ['DE', '0421 3054050 ext. 7', 'has an extension'],
  ['DE', '', 'is empty'],
  ['DE', '+999 1234567', 'has a dial code that nobody has'],
])('in %s, %j is refused: it %s', (country, typed) => {
  expect(phoneOf(typed, { country })).toBeNull();
});

test('ten digits without a country are a North American number; other lengths are invalid', () => {
  expect(phoneOf('415 555 0134', { country: null })?.international).toBe('14155550134');
  expect(phoneOf('12345', { country: null })).toBeNull();
});

test('a zero in brackets is dropped after a dial code', () => {
  expect(phoneOf('+44 (0)7911 123456', { country: 'US' })?.international).toBe('447911123456');
  expect(phoneOf('+49 (0)421 3054050', { country: 'DE' })?.international).toBe('494213054050');
});

test('stored digits are distinguished from digits typed at home by the stored dial code', () => {
  // 04942 is the area code of Südbrookmerland, 0421 that of Bremen.
  expect(phoneOf('49421305405', { country: 'DE' })?.international).toBe('4949421305405');
  expect(phoneOf('49421305405', { country: 'DE', dialCode: '49' })?.international).toBe('49421305405');
  expect(phoneOf('3331234567', { country: 'IT', dialCode: '39' })?.international).toBe('393331234567');
});

describe('a number is formatted while it is typed', () => {
  const entry = (country: string) => countries.find(({ code }) => code === country) ?? { dialCode: '' };
  test.each([
    ['US', '4155550134', '(415) 555 - 0134'],
    ['US', '14155550134', '(415) 555 - 0134'],
    ['US', '41555', '(415) 55'],
    ['GB', '07911123456', '07911 123456'],
    ['FR', '0612345678', '06 12 34 56 78'],
    ['FR', '612345678', '6 12 34 56 78'],
    ['ES', '612345678', '612 34 56 78'],
    ['AT', '06641234567', '06641 - 234 - 567'],
    ['AT', '066412345678', '06641 - 234 - 5678'],
    ['DE', '0421 3054050', '0421 305 4050'],
    ['DE', '015123456789', '0151 2345 6789'],
    ['DE', '030901', '0309 01'],
    ['IT', '3331234567', '333 123 4567'],
    ['FR', '+33 6 12', '+33 6 12'],
    ['FR', '0033612', '0033612'],
  ])('in %s, %j as %j', (country, typed, written) => {
    expect(writtenPhone(typed, entry(country))).toBe(written);
  });

  test('a number that is formatted while it is typed loses no digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.stringMatching(/^[0-9]{0,9}$/), (country, typed) => {
        expect(writtenPhone(typed, country).replaceAll(/\D/g, '')).toBe(typed);
      }),
    );
  });
});

test.each([
  ['+13035550188', 'US', '(303) 555 - 0188'],
  ['13035550188', 'US', '(303) 555 - 0188'],
  ['+13035550188', 'DE', '+1 303 555 0188'],
  ['+33612345678', 'FR', '06 12 34 56 78'],
  ['12', 'US', '12'],
])('shows %s to a reader in %s as %s', (stored, country, shown) => {
  expect(shownPhone(stored, country)).toBe(shown);
});
