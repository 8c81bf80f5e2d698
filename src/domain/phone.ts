export interface DialCodes {
  /** ISO code of the country. */
  code: string;
  dialCode: string;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * A phone number in international form, digits only (core 5): the dial code of the given country, else one that the
 * number names itself (`+` or `00`), else 1 for ten digits. A leading zero of the national number is dropped for the
 * United Kingdom. Null when there is no digit, or no country to tell.
 */
export function internationalPhone(
  phone: string,
  country: string | null,
  countries: readonly DialCodes[],
): string | null {
  const digits = digitsOf(phone);
  if (digits === '') return null;
  if (/^\s*(\+|00)/.test(phone)) {
    const number = phone.trim().startsWith('+') ? digits : digits.slice(2);
    const known = countries
      .filter(({ dialCode }) => number.startsWith(dialCode))
      .sort((a, b) => b.dialCode.length - a.dialCode.length)[0];
    return known ? known.dialCode + national(number.slice(known.dialCode.length), known.dialCode) : number;
  }
  const dialCode = countries.find(({ code }) => code === country)?.dialCode;
  if (dialCode !== undefined) return dialCode + national(digits, dialCode);
  return digits.length === 10 ? `1${digits}` : null;
}

const national = (digits: string, dialCode: string): string => (dialCode === '44' ? digits.replace(/^0/, '') : digits);
