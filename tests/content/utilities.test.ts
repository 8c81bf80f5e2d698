import { beforeAll, describe, expect, test } from 'vitest';
import type { AddressRules, CountryList, StoreList } from '#openapi/generated/waymark.gen.ts';
import { addressRules } from '#src/commerce/settings/address-rules.ts';
import { seed } from '#src/demo/seed.ts';
import { asker, NOW, openStand } from '#tests/catalogue/support.ts';

let ask: ReturnType<typeof asker>['ask'];

beforeAll(async () => {
  ({ ask } = asker(await openStand()));
});

const read = async <Body>(path: string): Promise<Body> => (await ask(path)).body as unknown as Body;

describe('countries', () => {
  test.each([
    ['en-us', 'Germany'],
    ['de-de', 'Deutschland'],
    ['fr-ca', 'Allemagne'],
    ['es-es', 'Alemania'],
    ['it-it', 'Germania'],
  ])('in %s know %s, by name', async (locale, name) => {
    const { countries } = await read<CountryList>(`/consumers-v3/utilities/countryList?locale=${locale}`);
    expect(countries.find(({ code }) => code === 'DE')).toMatchObject({ name, dialCode: '49' });
    const names = countries.map((country) => country.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale.slice(0, 2))));
  });
});

describe('address rules', () => {
  const rules = (country: string, form = 'shipping') =>
    read<AddressRules>(`/consumers-v3/utilities/i18n/${country}?locale=en-us&form=${form}`);

  test.each(addressRules.map(({ country }) => country))('of %s accept their own example', async (country) => {
    const { fields, postalCodeExample } = await rules(country);
    const postalCode = fields.find(({ name }) => name === 'postalCode');
    if (postalCode?.pattern) expect(postalCodeExample).toMatch(new RegExp(`^(?:${postalCode.pattern})$`, 'u'));
    expect(fields.find(({ name }) => name === 'city')).toMatchObject({ required: true, maxLength: 30 });
    expect(fields.find(({ name }) => name === 'firstName')).toMatchObject({
      minLength: 2,
      maxLength: 30,
      width: 'half',
    });
  });

  test('of the United States ask for a state and a ZIP code', async () => {
    const { fields, provinces } = await rules('US');
    expect(provinces.length).toBeGreaterThanOrEqual(50);
    expect(fields.find(({ name }) => name === 'postalCode')).toMatchObject({
      labelKey: 'address.zipCode',
      inputMode: 'numeric',
    });
  });

  test('leave the mask of the phone to the country list', async () => {
    const { fields } = await rules('US');
    expect(fields.find(({ name }) => name === 'phone')?.mask).toBeUndefined();
    const { countries } = await read<CountryList>('/consumers-v3/utilities/countryList?locale=en-us');
    expect(countries.find(({ code }) => code === 'US')?.phoneMasks).toEqual(['(XXX) XXX - XXXX']);
  });

  test('of a country without shipping allow billing without provinces', async () => {
    expect(await rules('CH', 'billing')).toMatchObject({ countryCode: 'CH', provinces: [], form: 'billing' });
  });
});

describe('stores', () => {
  test('are those of the region, or of a country', async () => {
    const american = await read<StoreList>('/consumers-v3/utilities/stores?locale=en-us');
    expect(new Set(american.stores.map(({ address }) => address.countryCode))).toEqual(new Set(['US', 'CA']));
    const french = await read<StoreList>('/consumers-v3/utilities/stores?locale=en-us&countryCode=FR');
    expect(french.stores.every(({ address }) => address.countryCode === 'FR')).toBe(true);
    expect(french.stores.length).toBe(seed.stores.filter(({ country }) => country === 'FR').length);
  });
});

test('the clock is the one that was given', async () => {
  expect(await read('/fapi/server/time')).toEqual({ timestamp: NOW });
});
