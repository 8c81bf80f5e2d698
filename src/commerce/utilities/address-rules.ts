import type {
  AddressFieldRule,
  AddressFormKind,
  AddressRules,
  Country,
  Locale,
} from '#openapi/generated/waymark.gen.ts';
import { contactFields } from '../cart/addresses.ts';
import { addressRules } from '../seed/address-rules.ts';
import type { AddressFieldName, SeedAddressField, SeedAddressRules } from '../seed/seed.types.ts';

const halves: readonly AddressFieldName[] = ['firstName', 'lastName', 'city', 'postalCode', 'province', 'country'];

const autocompletes: Record<AddressFieldName, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  country: 'country',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  addressLine3: 'address-line3',
  postalCode: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
};

/** Where a field is called otherwise than by its name. */
const labels: Record<string, Partial<Record<AddressFieldName, string>>> = {
  US: { postalCode: 'zipCode', province: 'state' },
  GB: { postalCode: 'postcode', province: 'county', city: 'town' },
};

function inputModeOf({ name, pattern }: SeedAddressField): AddressFieldRule['inputMode'] {
  if (name === 'email') return 'email';
  if (name === 'phone') return 'tel';
  const isNumeric = name === 'postalCode' && pattern !== null && !/[A-Za-z]/.test(pattern.replaceAll(/\\d/g, ''));
  return isNumeric ? 'numeric' : 'text';
}

/** The seed writes 9 for a digit, the contract X. */
const maskOf = (mask: string): string => mask.replaceAll('9', 'X');

function fieldOf(field: SeedAddressField, country: string): AddressFieldRule {
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

/** A country that the shop does not ship to may still be billed: the plainest rules hold, without provinces. */
function plainRules(): SeedAddressRules | undefined {
  const rules = addressRules.find(({ country }) => country === 'FR');
  if (!rules) return undefined;
  const fields = rules.fields.map((field) =>
    field.name === 'postalCode' || field.name === 'phone'
      ? { ...field, pattern: null, mask: null, minLength: null, maxLength: field.name === 'phone' ? 20 : 12 }
      : field,
  );
  return { ...rules, fields, provinces: [] };
}

/** The rules of an address form (catalogue 5); null where the shop does not ship, for shipping. */
export function rulesFor(country: Country, locale: Locale, form: AddressFormKind): AddressRules | null {
  const own = addressRules.find((rules) => rules.country === country);
  const rules = own ?? (form === 'billing' ? plainRules() : undefined);
  if (!rules) return null;
  return {
    countryCode: country,
    locale,
    form,
    fields: rules.fields
      .filter(({ name }) => form !== 'pickup' || contactFields.has(name))
      .map((field) => fieldOf(field, country)),
    provinces: form === 'pickup' ? [] : rules.provinces,
    postalCodeExample: own ? rules.postalCodeExample : '',
  };
}
