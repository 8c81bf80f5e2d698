/** What makes a card plausible. Pure: the frame says it to the shopper, the server checks it again. */

export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'other';

interface BrandRules {
  /** Of the leading digits. */
  pattern: RegExp;
  lengths: number[];
  /** Digits in each printed group. */
  groups: number[];
  securityCodeLength: 3 | 4;
}

const rules: Record<Brand, BrandRules> = {
  visa: { pattern: /^4/, lengths: [16, 13, 19], groups: [4, 4, 4, 4, 3], securityCodeLength: 3 },
  mastercard: {
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    securityCodeLength: 3,
  },
  amex: { pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5], securityCodeLength: 4 },
  discover: { pattern: /^(6011|64[4-9]|65)/, lengths: [16, 19], groups: [4, 4, 4, 4, 3], securityCodeLength: 3 },
  diners: { pattern: /^3(0[0-5]|[689])/, lengths: [14, 16, 19], groups: [4, 6, 4, 5], securityCodeLength: 3 },
  jcb: { pattern: /^35(2[89]|[3-8])/, lengths: [16, 19], groups: [4, 4, 4, 4, 3], securityCodeLength: 3 },
  other: { pattern: /^/, lengths: [16, 12, 13, 14, 15, 17, 18, 19], groups: [4, 4, 4, 4, 3], securityCodeLength: 3 },
};

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Null until the digits say which; 'other' when they fit no brand that is known here. */
export function brandOf(digits: string): Brand | null {
  const known = (Object.keys(rules) as Brand[]).find((brand) => brand !== 'other' && rules[brand].pattern.test(digits));
  if (known) return known;
  return digits.length >= 6 ? 'other' : null;
}

export const securityCodeLengthOf = (brand: Brand | null): 3 | 4 => rules[brand ?? 'other'].securityCodeLength;

export const longestNumber = (digits: string): number => Math.max(...rules[brandOf(digits) ?? 'other'].lengths);

/** True when there is nothing more to type: a number of this length is the usual one for its brand. */
export const isUsualLength = (digits: string): boolean =>
  rules[brandOf(digits) ?? 'other'].lengths[0] === digits.length;

export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** `4111 1111 1111 1111`, `3782 822463 10005`. */
export function formatNumber(digits: string): string {
  const groups: string[] = [];
  let rest = digits.slice(0, longestNumber(digits));
  for (const size of rules[brandOf(digits) ?? 'other'].groups) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}

/** Where the caret belongs in `formatted` so that `count` digits stand before it. */
export function caretAfter(count: number, formatted: string): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}

export function numberError(digits: string): 'numberMissing' | 'numberInvalid' | null {
  if (digits === '') return 'numberMissing';
  const brand = brandOf(digits);
  return brand && rules[brand].lengths.includes(digits.length) && isLuhnValid(digits) ? null : 'numberInvalid';
}

/** `MM / YY` from whatever was typed, pasted or filled in (`5`, `0530`, `05/2030`, `2030-05`). */
export function formatExpiry(text: string, isDeleting: boolean): string {
  const turned = /^\s*(20\d\d)\D+(\d{1,2})\s*$/.exec(text);
  const [, first = '', second] = turned
    ? [null, turned[2], turned[1]]
    : (/^\s*(\d{1,2})(?:\s*\D\s*(\d{0,4}).*)?$/.exec(text) ?? []);
  let month: string;
  let year: string;
  if (first === '' || second === undefined) {
    const digits = digitsOf(text);
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    month = padded.slice(0, 2);
    year = padded.slice(2);
  } else {
    month = first.padStart(2, '0');
    year = second;
  }
  const short = year.length > 2 && year.startsWith('20') && year.length <= 4 ? year.slice(2) : year.slice(0, 2);
  if (month.length < 2 || (isDeleting && short === '')) return month;
  return `${month} / ${short}`;
}

export interface Expiry {
  /** 1-12. */
  month: number;
  /** Four digits. */
  year: number;
}

export function expiryOf(text: string): Expiry | null {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** A card is good to the end of its month, wherever on earth that is. */
export function dateError({ month, year }: Expiry, now: Date): 'expiryInvalid' | 'expiryPast' | null {
  if (month < 1 || month > 12 || year > now.getUTCFullYear() + 20) return 'expiryInvalid';
  return Date.UTC(year, month, 1, 12) <= now.getTime() ? 'expiryPast' : null;
}

export function securityCodeError(
  code: string,
  brand: Brand | null,
): 'securityCodeMissing' | 'securityCodeInvalid' | null {
  if (code === '') return 'securityCodeMissing';
  return /^\d+$/.test(code) && code.length === securityCodeLengthOf(brand) ? null : 'securityCodeInvalid';
}

/** Digits in a name are a card number in the wrong field: it must not be sent. */
export function nameError(name: string): 'nameMissing' | 'nameInvalid' | null {
  if (name.trim() === '') return 'nameMissing';
  return name.trim().length > 100 || digitsOf(name).length > 5 ? 'nameInvalid' : null;
}
