import { describe, expect, test } from 'vitest';
import { addressOfContact, billingFault, shippingFault } from '#src/domain/apple-pay.ts';

const home = {
  givenName: 'Zoë',
  familyName: "O'Neill-Ruiz",
  emailAddress: 'zoe@example.com',
  phoneNumber: '+1 303 555 0147',
  addressLines: ['1035 Pearl Street #4', 'c/o Rowan'],
  locality: 'Boulder',
  administrativeArea: 'CO',
  postalCode: '80302',
  countryCode: 'us',
};

describe('a contact of the wallet (catalogue 5)', () => {
  test('is an address of the shop, with its country in capitals', () => {
    expect(shippingFault(home, 'US')).toBeNull();
    expect(billingFault(home, ['US'])).toBeNull();
    expect(addressOfContact(home)).toEqual({
      firstName: 'Zoë',
      lastName: "O'Neill-Ruiz",
      email: 'zoe@example.com',
      phone: '+1 303 555 0147',
      addressLine1: '1035 Pearl Street #4',
      addressLine2: 'c/o Rowan',
      city: 'Boulder',
      province: 'CO',
      postalCode: '80302',
      country: 'US',
    });
  });

  test.each([
    ['another country', { countryCode: 'CA' }, 'country'],
    ['no first name', { givenName: ' ' }, 'missing'],
    ['no last name', { familyName: '' }, 'missing'],
    ['no street', { addressLines: [] }, 'missing'],
    ['no postal code', { postalCode: '' }, 'missing'],
    ['characters that no label prints', { locality: 'Boulder ☂' }, 'characters'],
    ['markup', { addressLines: ['<b>1035</b>'] }, 'characters'],
    ['a city of 51 characters', { locality: 'x'.repeat(51) }, 'city'],
  ] as const)('is refused for the delivery with %s', (_, other, fault) => {
    expect(shippingFault({ ...home, ...other } as typeof home, 'US')).toBe(fault);
  });

  test('may have a city of 50 characters, and any phone and email', () => {
    expect(
      shippingFault({ ...home, locality: 'x'.repeat(50), phoneNumber: '☎', emailAddress: '<a@b>' }, 'US'),
    ).toBeNull();
  });

  test.each([
    ['a country that the shop does not know', { countryCode: 'NO' }, 'billing-country'],
    ['no name', { givenName: '' }, 'missing'],
    ['an emoji', { familyName: '🙂' }, 'characters'],
  ])('is refused for the bill with %s', (_, other, fault) => {
    expect(billingFault({ ...home, ...other }, ['US', 'CA'])).toBe(fault);
  });

  test('before the shopper agrees it has no name and no street', () => {
    expect(addressOfContact({ countryCode: 'US', postalCode: '80302' })).toEqual({
      country: 'US',
      postalCode: '80302',
    });
  });
});
