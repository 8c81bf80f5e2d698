import type { AddressField, AddressFieldName, AddressRules } from '../model/country.ts';
import type { ShopCountry } from '../model/locale.ts';
import { countries } from './countries.ts';
import { provinces } from './provinces.ts';

const namePattern = "^[\\p{L}\\p{M} ,.'’-]+$";

/** Limits that every country shares (catalogue 5): lines and city 30, names 2-30, e-mail 100. */
const defaults: Record<AddressFieldName, AddressField> = {
  firstName: field('firstName', true, 2, 30, { pattern: namePattern, transforms: ['trim', 'capitalize'] }),
  lastName: field('lastName', true, 2, 30, { pattern: namePattern, transforms: ['trim', 'capitalize'] }),
  addressLine1: field('addressLine1', true, 1, 30, { transforms: ['trim', 'capitalize'] }),
  addressLine2: field('addressLine2', false, null, 30, { transforms: ['trim', 'capitalize'] }),
  addressLine3: field('addressLine3', false, null, 30, { transforms: ['trim', 'capitalize'] }),
  city: field('city', true, 1, 30, { transforms: ['trim', 'capitalize'] }),
  province: field('province', false, null, null),
  postalCode: field('postalCode', true, null, null, { transforms: ['trim'] }),
  country: field('country', true, 2, 2),
  phone: field('phone', true, null, null, { transforms: ['trim'] }),
  recipientContactPhone: field('recipientContactPhone', false, null, null, { transforms: ['trim'] }),
  email: field('email', true, null, 100, { transforms: ['trim'] }),
};

function field(
  name: AddressFieldName,
  required: boolean,
  minLength: number | null,
  maxLength: number | null,
  rest: Partial<Pick<AddressField, 'pattern' | 'mask' | 'transforms'>> = {},
): AddressField {
  return { name, required, minLength, maxLength, pattern: null, mask: null, transforms: [], ...rest };
}

const fieldsOf = (
  order: AddressFieldName[],
  overrides: Partial<Record<AddressFieldName, Partial<AddressField>>>,
): AddressField[] => order.map((name) => ({ ...defaults[name], ...overrides[name] }));

function rules(
  country: ShopCountry,
  order: AddressFieldName[],
  postalCodeExample: string,
  overrides: Partial<Record<AddressFieldName, Partial<AddressField>>>,
): AddressRules {
  return {
    country,
    fields: fieldsOf(order, overrides),
    provinces: (provinces[country] ?? []).map(([code, name]) => ({ code, name })),
    postalCodeExample,
  };
}

export const addressRules: AddressRules[] = [
  rules(
    'US',
    [
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'city',
      'province',
      'postalCode',
      'country',
      'email',
      'phone',
    ],
    '80302',
    {
      province: { required: true, minLength: 2, maxLength: 2 },
      postalCode: { minLength: 5, maxLength: 10, pattern: '^\\d{5}(-\\d{4})?$', mask: '99999-9999' },
    },
  ),
  rules(
    'CA',
    [
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'city',
      'province',
      'postalCode',
      'country',
      'email',
      'phone',
    ],
    'T1L 1A4',
    {
      province: { required: true, minLength: 2, maxLength: 2 },
      postalCode: {
        minLength: 7,
        maxLength: 7,
        pattern: '^[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] \\d[ABCEGHJ-NPRSTV-Z]\\d$',
        mask: 'A9A 9A9',
        transforms: ['trim', 'uppercase'],
      },
    },
  ),
  rules(
    'GB',
    [
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'addressLine3',
      'city',
      'postalCode',
      'country',
      'email',
      'phone',
    ],
    'CA12 5BX',
    {
      postalCode: {
        minLength: 6,
        maxLength: 8,
        pattern: '^(GIR 0AA|[A-Z]{1,2}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2})$',
        transforms: ['trim', 'uppercase'],
      },
    },
  ),
  rules(
    'FR',
    ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'country', 'email', 'phone'],
    '74400',
    {
      postalCode: { minLength: 5, maxLength: 5, pattern: '^(0[1-9]|[1-8]\\d|9[0-8])\\d{3}$', mask: '99999' },
    },
  ),
  rules(
    'DE',
    ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'country', 'email', 'phone'],
    '80331',
    {
      postalCode: { minLength: 5, maxLength: 5, pattern: '^(?!00)\\d{5}$', mask: '99999' },
    },
  ),
  rules(
    'IT',
    [
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'postalCode',
      'city',
      'province',
      'country',
      'email',
      'phone',
    ],
    '39100',
    {
      province: { required: true, minLength: 2, maxLength: 2 },
      postalCode: { minLength: 5, maxLength: 5, pattern: '^\\d{5}$', mask: '99999' },
    },
  ),
  rules(
    'ES',
    [
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'postalCode',
      'city',
      'province',
      'country',
      'email',
      'phone',
    ],
    '22700',
    {
      province: { required: true, minLength: 1, maxLength: 2 },
      postalCode: { minLength: 5, maxLength: 5, pattern: '^(0[1-9]|[1-4]\\d|5[0-2])\\d{3}$', mask: '99999' },
    },
  ),
];

/** A parcel may go to somebody else, whom the carrier calls. */
const shippingRules: readonly AddressRules[] = addressRules.map((one) => ({
  ...one,
  fields: [...one.fields, defaults.recipientContactPhone],
}));

/** Rules for a billing address in a country that the shop does not ship to: any postal code, no provinces. */
const elsewhereRules: Omit<AddressRules, 'country'> = {
  fields: fieldsOf(
    ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'country', 'email', 'phone'],
    { postalCode: { maxLength: 12 } },
  ),
  provinces: [],
  postalCodeExample: '',
};

/**
 * The address rules of a country that the shop ships to. A billing address in another country that the forms offer gets
 * the simplest rules. Null for all other countries (PAY401).
 */
export const rulesOf = (country: string, form: 'shipping' | 'billing'): Omit<AddressRules, 'country'> | null =>
  (form === 'shipping' ? shippingRules : addressRules).find((rules) => rules.country === country) ??
  (form === 'billing' && countries.some(({ code }) => code === country) ? elsewhereRules : null);
