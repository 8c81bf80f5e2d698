import {
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/** A phone number that can be called. */
export interface Phone {
  /** Digits only, dial code first: what is kept (core 5). */
  international: string;
  dialCode: string;
  /** Digits without the dial code, and without the zero that is dialled at home (Italy has none). */
  national: string;
  /** As it is written at home, without a mask: "030 901820". */
  atHome: string;
  /** As it is written abroad: "+49 30 901820". */
  abroad: string;
}

export interface PhoneContext {
  /**
   * ISO code: where a number without a dial code belongs; null where nobody knows, and ten digits are a North American
   * number (core 5).
   */
  country: string | null;
  /** The dial code that digits without a plus sign begin with, if they do: an address that was kept says it. */
  dialCode?: string | undefined;
}

const NORTH_AMERICA = '1';

const parsed = (text: string, country: string | null): PhoneNumber | null =>
  parsePhoneNumberFromString(text, country !== null && isSupportedCountry(country) ? country : undefined) ?? null;

/**
 * Nobody has them, in the United Kingdom: for plays, tests and the people of a demo. libphonenumber refuses them, but
 * not North America's 555-01xx.
 */
const fictional = /^\+447700900\d{3}$/;

/**
 * In North America ten digits that begin with 2 to 9 (catalogue 5); elsewhere what libphonenumber knows of the country.
 */
const isComplete = (phone: PhoneNumber): boolean =>
  phone.countryCallingCode === NORTH_AMERICA
    ? /^[2-9]\d{9}$/.test(phone.nationalNumber)
    : phone.isValid() || fictional.test(phone.number);

/**
 * Reads a phone number as it was typed, in national or international form (`+` or `00`), or as it is kept. Null when it
 * is no number that could be called: letters, too few or too many digits, or none that its country has.
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

/** How many digits the numbers of a country have, without the dial code. */
export function phoneLengths(country: string): number[] {
  if (!isSupportedCountry(country)) return [];
  if (getCountryCallingCode(country) === NORTH_AMERICA) return [10];
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

/** The masks of the regions for countries that have none of their own (core 5). X stands for a digit. */
const defaultMasks = { northAmerica: '(XXX) XXX - XXXX', elsewhere: 'XXXX - XXX - XXX' };

/**
 * What was typed, written by the mask of a country: "0612345678" is "06 12 34 56 78" in France. The zero that is
 * dialled at home stays before the mask. A number with a dial code stays as typed, and so does one of a country with
 * several masks: which one holds is known with the last digit only.
 */
export function writtenPhone(
  typed: string,
  { dialCode, phoneMasks = [] }: { dialCode: string; phoneMasks?: readonly string[] | undefined },
): string {
  if (/^\s*(\+|00)/.test(typed) || phoneMasks.length > 1) return typed;
  const [mask = dialCode === NORTH_AMERICA ? defaultMasks.northAmerica : defaultMasks.elsewhere] = phoneMasks;
  const [, zero = '', digits = ''] = /^(0?)(\d*)$/.exec(typed.replaceAll(/\D/g, '')) ?? [];
  const places = mask.replaceAll(/[^X]/g, '').length;
  const left = [...(digits.length > places && digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits)];
  let written = zero;
  for (const sign of mask) {
    if (left.length === 0) return written;
    written += sign === 'X' ? left.shift() : sign;
  }
  return written + left.join('');
}
