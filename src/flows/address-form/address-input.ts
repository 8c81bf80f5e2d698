import type { Address, AddressFieldRule, AddressRules, CountryEntry } from '#openapi/generated/waymark.gen.ts';

/** What a shopper types into an address form, and the address that it is. Pure. */

export type FieldName = AddressFieldRule['name'];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const transforms: Record<AddressFieldRule['transforms'][number], (text: string) => string> = {
  trim: (text) => text.trim(),
  capitalize: capitalized,
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
};

/** National digits: without the dial code or the zero that stands for it. */
function nationalDigits(typed: string, rule: AddressFieldRule, dialCode: string | undefined): string {
  const digits = digitsOf(typed);
  const most = rule.maxLength ?? 15;
  const withoutPrefix = /^\s*00/.test(typed) ? digits.slice(2) : digits;
  if (dialCode && withoutPrefix.length > most && withoutPrefix.startsWith(dialCode)) return withoutPrefix.slice(dialCode.length).replace(/^0/, '');
  return digits.length > most ? digits.replace(/^0/, '') : digits;
}

const fits = ({ pattern }: AddressFieldRule, value: string): boolean => pattern === undefined || new RegExp(pattern, 'u').test(value);

/** `CA125BX` is `CA12 5BX`, where the country writes a space. */
const spaced = (code: string): string => code.replaceAll(' ', '').replace(/(.{3})$/, ' $1');

/** The value as the service wants it: transformed, digits only for a phone. */
export function normalised(rule: AddressFieldRule, typed: string, dialCode: string | undefined): string {
  if (rule.name === 'phone') return nationalDigits(typed, rule, dialCode);
  const value = rule.transforms.reduce((text, name) => transforms[name](text), typed);
  if (rule.name !== 'postalCode' || fits(rule, value)) return value;
  return fits(rule, spaced(value)) ? spaced(value) : value;
}

export type Fault = 'missing' | 'tooShort' | 'tooLong' | 'invalid';

/** What is wrong with a value by the rule of its field; null when nothing is. */
export function faultOf(rule: AddressFieldRule, value: string): Fault | null {
  if (value === '') return rule.required ? 'missing' : null;
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return 'tooLong';
  if (rule.minLength !== undefined && value.length < rule.minLength) return 'tooShort';
  return fits(rule, value) ? null : 'invalid';
}

/** Writes what was typed by a mask: X a digit, A a letter, * either, all else literal. Never ends in a literal. */
export function masked(mask: string, typed: string): string {
  const signs = [...typed].filter((sign) => /[\p{L}\d]/u.test(sign));
  let written = '';
  for (const place of mask) {
    const next = signs[0];
    if (next === undefined) return written;
    if (!'XA*'.includes(place)) {
      written += place;
      if (next === place) signs.shift();
    } else if ((place === 'X' && /\d/.test(next)) || (place === 'A' && /\p{L}/u.test(next)) || place === '*') {
      written += place === 'A' ? next.toUpperCase() : next;
      signs.shift();
    } else return written + signs.join('');
  }
  return written;
}

/** What the field shows of an address that is known. */
export function shownValue(rule: AddressFieldRule, address: Address | null, dialCode: string | undefined): string {
  const value = address?.[rule.name];
  if (typeof value !== 'string') return '';
  if (rule.name !== 'phone') return value;
  const digits = nationalDigits(value, rule, dialCode);
  return rule.mask ? masked(rule.mask, digits) : digits;
}

export const dialCodeOf = (countries: readonly CountryEntry[], country: string): string | undefined =>
  countries.find(({ code }) => code === country)?.dialCode;

/** The address that a submitted form is. Optional fields that were left empty are not part of it. */
export function addressFrom(data: FormData, rules: AddressRules, dialCode: string | undefined): Address {
  const address: Address = { country: rules.countryCode };
  for (const rule of rules.fields) {
    if (rule.name === 'country') continue;
    const value = normalised(rule, String(data.get(rule.name) ?? ''), dialCode);
    if (value !== '') address[rule.name] = value;
  }
  if (address.phone && dialCode) address.phoneCode = dialCode;
  if (data.get('newsletter') !== null) address.subscriptions = { newsletterConsent: true };
  return address;
}

/** The fields that a refusal is about, by the last part of its JSON pointers. */
export function refusedFields(fields: readonly { field: string; errorId: string }[] | undefined): Map<string, string> {
  return new Map((fields ?? []).map(({ field, errorId }) => [field.slice(field.lastIndexOf('/') + 1), errorId]));
}

/** An address as one writes it on an envelope, line by line. */
export function addressLines({ firstName, lastName, storeName, addressLine1, addressLine2, addressLine3, city, province, postalCode, country }: Address): string[] {
  const isAmerican = country === 'US' || country === 'CA';
  const town = isAmerican ? [[city, province].filter(Boolean).join(', '), postalCode] : country === 'GB' ? [city, postalCode] : [postalCode, city, province && `(${province})`];
  return [[firstName, lastName].filter(Boolean).join(' '), storeName, addressLine1, addressLine2, addressLine3, town.filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  );
}
