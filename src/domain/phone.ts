import {
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { phoneMasksOf } from './phone-masks.ts';

/** A valid phone number. */
export interface Phone {
  /** Digits only, dial code first: the stored form (core 5). */
  international: string;
  dialCode: string;
  /** Digits without the dial code and without the national trunk zero (Italy has none). */
  national: string;
  /** The national format, without a mask: "030 901820". */
  atHome: string;
  /** The international format: "+49 30 901820". */
  abroad: string;
}

export interface PhoneContext {
  /**
   * ISO country code of a number without a dial code. Null if unknown: ten digits are then a North American number
   * (core 5).
   */
  country: string | null;
  /** The dial code at the start of digits without a plus sign, if they have one. A stored address names it. */
  dialCode?: string | undefined;
}

const NORTH_AMERICA = '1';

const parsed = (text: string, country: string | null): PhoneNumber | null =>
  parsePhoneNumberFromString(text, country !== null && isSupportedCountry(country) ? country : undefined) ?? null;

/**
 * British numbers reserved for fiction, for tests and the demo's customers. libphonenumber refuses them, but accepts
 * North America's 555-01xx.
 */
const fictional = /^\+447700900\d{3}$/;

/**
 * North American numbers are valid with ten digits that begin with 2 to 9 (catalogue 5), others if libphonenumber
 * accepts them for their country.
 */
const isComplete = (phone: PhoneNumber): boolean =>
  phone.countryCallingCode === NORTH_AMERICA
    ? /^[2-9]\d{9}$/.test(phone.nationalNumber)
    : phone.isValid() || fictional.test(phone.number);

/**
 * Parses a phone number as typed, in national or international form (`+` or `00`), or in the stored form. Null if it is
 * not a valid number: letters, too few or too many digits, or not in use in its country.
 */
export function phoneOf(text: string, { country, dialCode }: PhoneContext): Phone | null {
  const typed = text.trim().replace(/^00/, '+');
  const isKept = dialCode !== undefined && /^\d+$/.test(typed) && typed.startsWith(dialCode);
  const isTenDigits = country === null && typed.replaceAll(/\D/g, '').length === 10;
  const readings = [isKept ? `+${typed}` : null, typed].flatMap((one) => {
    const number = one === null ? null : parsed(one, isTenDigits ? 'US' : country);
    return number && isComplete(number) && number.ext === undefined ? [number] : [];
  });
  const [number] = readings;
  if (!number) return null;
  return {
    international: number.number.slice(1),
    dialCode: number.countryCallingCode,
    national: number.nationalNumber,
    atHome: number.formatNational(),
    abroad: number.formatInternational(),
  };
}

/** Returns the possible numbers of digits of a country's phone numbers, without the dial code. */
export function phoneLengths(country: string): number[] {
  if (!isSupportedCountry(country)) return [];
  if (getCountryCallingCode(country) === NORTH_AMERICA) return [10];
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

/** The default masks for countries without their own (core 5). X stands for a digit. */
const defaultMasks = { northAmerica: '(XXX) XXX - XXXX', elsewhere: 'XXXX - XXX - XXX' };

/**
 * Formats typed digits with the mask of a country: "0612345678" is "06 12 34 56 78" in France. The trunk zero stays
 * before the mask. A number with a dial code stays as typed. Of several masks, the shortest that has a place for each
 * digit is used: the groups of a German number change with its last digits.
 */
export function writtenPhone(
  typed: string,
  { dialCode, phoneMasks = [] }: { dialCode: string; phoneMasks?: readonly string[] | undefined },
): string {
  if (/^\s*(\+|00)/.test(typed)) return typed;
  const [, zero = '', digits = ''] = /^(0?)(\d*)$/.exec(typed.replaceAll(/\D/g, '')) ?? [];
  const places = (mask: string) => mask.replaceAll(/[^X]/g, '').length;
  const mask =
    phoneMasks.find((one) => places(one) >= digits.length) ??
    phoneMasks.at(-1) ??
    (dialCode === NORTH_AMERICA ? defaultMasks.northAmerica : defaultMasks.elsewhere);
  const left = [
    ...(digits.length > places(mask) && digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits),
  ];
  let written = zero;
  for (const sign of mask) {
    if (left.length === 0) return written;
    written += sign === 'X' ? left.shift() : sign;
  }
  return written + left.join('');
}

/** Returns what is typed in the stored form with the plus sign; null if it is not a valid number of the country. */
export function internationalPhone(typed: string, country: string): string | null {
  const phone = phoneOf(typed, { country });
  return phone && `+${phone.international}`;
}

/** Formats what is typed with the mask of a country. */
export const maskedPhone = (typed: string, country: string): string =>
  isSupportedCountry(country)
    ? writtenPhone(typed, { dialCode: getCountryCallingCode(country), phoneMasks: phoneMasksOf(country) })
    : typed;

/**
 * Writes a stored phone number for a reader: with the mask of their country, or in the international form if it is of
 * another. `stored` is in international form, with or without the plus sign.
 */
export function shownPhone(stored: string, country: string): string {
  const phone = phoneOf(`+${stored.replace(/^\+/, '')}`, { country: null });
  if (!phone) return stored;
  if (!isSupportedCountry(country) || getCountryCallingCode(country) !== phone.dialCode) return phone.abroad;
  return maskedPhone(phone.atHome, country);
}
