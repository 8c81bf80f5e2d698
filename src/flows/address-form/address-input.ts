import type { Address, AddressFieldRule, AddressRules, CountryEntry } from '#openapi/generated/waymark.gen.ts';
import { type FieldFault, fieldFault } from '#src/domain/field-fault.ts';
import { phoneOf, writtenPhone } from '#src/domain/phone.ts';
import { writtenPostalCode } from '#src/domain/postal-code.ts';

/** Pure functions between the text typed into an address form and the address. */

export type FieldName = AddressFieldRule['name'];

/** Words that stay in lower case within a name or a street: "Rue de la Paix". */
const particles = new Set([
  'am',
  'da',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'du',
  'im',
  'la',
  'las',
  'le',
  'les',
  'of',
  'the',
  'van',
  'von',
  'y',
]);

const capitalWord = (word: string, at: number): string =>
  at > 0 && particles.has(word)
    ? word
    : word.replaceAll(/(?<![\p{L}\p{N}.])\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * Capitalizes text that is all lower case or all capitals: "anna maria" and "ANNA MARIA" become "Anna Maria". Mixed
 * case such as "de La Tour" stays, and so does what may be an abbreviation: "USA", "4B".
 */
function capitalized(text: string): string {
  const isShouted =
    text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !/[\p{N}.]\p{Lu}|\p{Lu}[\p{N}.]/u.test(text);
  if (text !== text.toLowerCase() && !isShouted) return text;
  return text.toLowerCase().split(' ').map(capitalWord).join(' ');
}

const transforms: Record<AddressFieldRule['transforms'][number], (text: string) => string> = {
  trim: (text) => text.trim(),
  capitalize: capitalized,
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
};

/** True for both phones: the shopper's, and that of whoever receives the parcel. */
export const isPhone = ({ name }: Pick<AddressFieldRule, 'name'>): boolean =>
  name === 'phone' || name === 'recipientContactPhone';

/** Returns the value that the service expects: transformed by the rule; a valid phone number with its dial code. */
export function normalised(rule: AddressFieldRule, typed: string, country: string): string {
  if (isPhone(rule)) {
    const phone = phoneOf(typed, { country });
    return phone ? `+${phone.international}` : typed.trim();
  }
  const value = rule.transforms.reduce((text, name) => transforms[name](text), typed);
  return rule.name === 'postalCode' ? writtenPostalCode(value, rule.pattern ?? null) : value;
}

/** Returns the error of a value by the rule of its field; null if it is valid. */
export const faultOf = (rule: AddressFieldRule, value: string, country: string): FieldFault | null =>
  isPhone(rule) && value !== '' && phoneOf(value, { country }) === null ? 'invalid' : fieldFault(value, rule);

/**
 * Returns the text that a field shows for a known address: a phone number in its own country's format, else with its
 * dial code.
 */
export function shownValue(rule: AddressFieldRule, address: Address | null, entry: CountryEntry): string {
  const value = address?.[rule.name];
  if (typeof value !== 'string') return '';
  if (!isPhone(rule)) return value;
  const phone = phoneOf(value, { country: address?.country ?? entry.code, dialCode: address?.phoneCode });
  if (phone === null) return value;
  return phone.dialCode === entry.dialCode ? writtenPhone(phone.atHome, entry) : phone.abroad;
}

/** The name of a country and the format of its phone numbers. */
export const entryOf = (countries: readonly CountryEntry[], country: string): CountryEntry =>
  countries.find(({ code }) => code === country) ?? { code: country, name: country, dialCode: '' };

/** What the boxes of the form say. A shop that cannot text asks nothing about texts. */
function consentsFrom(data: FormData, { orderTexts }: AddressRules): Pick<Address, 'subscriptions'> {
  const hasNews = data.get('newsletter') !== null;
  if (!hasNews && !orderTexts) return {};
  return {
    subscriptions: {
      ...(hasNews ? { newsletterConsent: true } : {}),
      ...(orderTexts ? { orderTexts: data.get('orderTexts') !== null } : {}),
    },
  };
}

/** Returns the address of a submitted form, without optional fields that are empty. */
export function addressFrom(data: FormData, rules: AddressRules): Address {
  const address: Address = { country: rules.countryCode };
  for (const rule of rules.fields) {
    if (rule.name === 'country') continue;
    const value = normalised(rule, String(data.get(rule.name) ?? ''), rules.countryCode);
    if (value !== '') address[rule.name] = value;
  }
  const phone = phoneOf(address.phone ?? '', { country: rules.countryCode });
  if (phone) address.phoneCode = phone.dialCode;
  return { ...address, ...consentsFrom(data, rules) };
}

/** Returns the current text of all fields, valid or not. */
export function draftFrom(data: FormData, rules: AddressRules): Address {
  const draft: Address = { country: rules.countryCode };
  for (const { name } of rules.fields) {
    const value = data.get(name);
    if (name !== 'country' && typeof value === 'string' && value !== '') draft[name] = value;
  }
  return { ...draft, ...consentsFrom(data, rules) };
}

/** Maps refused fields to their error ids, by the last part of their JSON pointers. */
export function refusedFields(fields: readonly { field: string; errorId: string }[] | undefined): Map<string, string> {
  return new Map((fields ?? []).map(({ field, errorId }) => [field.slice(field.lastIndexOf('/') + 1), errorId]));
}
