import type {
  AddressFieldRule,
  AddressFormKind,
  AddressRules as AddressRulesAnswer,
  Country,
  Locale,
} from '#openapi/generated/waymark.gen.ts';
import { contactFields } from '../cart/addresses.ts';
import type { AddressField, AddressFieldName } from '../model/country.ts';
import { rulesOf } from '../settings/address-rules.ts';

const halves: readonly AddressFieldName[] = ['firstName', 'lastName', 'city', 'postalCode', 'province', 'country'];

const autocompletes: Record<AddressFieldName, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  recipientContactPhone: 'off',
  country: 'country',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  addressLine3: 'address-line3',
  postalCode: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
};

/** Fields whose label differs from their name, by country. */
const labels: Record<string, Partial<Record<AddressFieldName, string>>> = {
  US: { postalCode: 'zipCode', province: 'state' },
  GB: { postalCode: 'postcode', province: 'county', city: 'town' },
};

function inputModeOf({ name, pattern }: AddressField): AddressFieldRule['inputMode'] {
  if (name === 'email') return 'email';
  if (name === 'phone' || name === 'recipientContactPhone') return 'tel';
  const isNumeric = name === 'postalCode' && pattern !== null && !/[A-Za-z]/.test(pattern.replaceAll(/\\d/g, ''));
  return isNumeric ? 'numeric' : 'text';
}

/** The seed writes 9 for a digit, the contract X. */
const maskOf = (mask: string): string => mask.replaceAll('9', 'X');

function fieldOf(field: AddressField, country: string): AddressFieldRule {
  const { name, required, minLength, maxLength, pattern, mask, transforms } = field;
  return {
    name,
    labelKey: `address.${labels[country]?.[name] ?? name}`,
    required,
    ...(minLength === null ? {} : { minLength }),
    ...(maxLength === null ? {} : { maxLength }),
    ...(pattern === null ? {} : { pattern }),
    ...(mask === null ? {} : { mask: maskOf(mask) }),
    transforms,
    width: halves.includes(name) ? 'half' : 'full',
    autocomplete: autocompletes[name],
    inputMode: inputModeOf(field),
  };
}

/**
 * Returns the rules of an address form (catalogue 5); null for shipping to a country that the shop does not ship to.
 */
export function rulesFor(country: Country, locale: Locale, form: AddressFormKind): AddressRulesAnswer | null {
  const rules = rulesOf(country, form === 'billing' ? 'billing' : 'shipping');
  if (!rules) return null;
  return {
    countryCode: country,
    locale,
    form,
    fields: rules.fields
      .filter(({ name }) => form !== 'pickup' || contactFields.has(name))
      .map((field) => fieldOf(field, country)),
    provinces: form === 'pickup' ? [] : rules.provinces,
    postalCodeExample: rules.postalCodeExample,
  };
}
