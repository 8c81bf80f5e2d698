import { numeralsOf } from './numerals.ts';

/**
 * Parses an amount as written in a locale (`en-us`), `1,290.50` or `1.290,50`, with or without the currency sign.
 * Returns minor units, or null for anything else. Thousands may be grouped, but then all of them must be: `12,90` is
 * not an amount in English.
 */
export function readMoney(written: string, locale: string): number | null {
  const { decimal, group } = numeralsOf(locale);
  const [whole = '', cents = '', ...more] = written.replaceAll(/[\s$£€]/g, '').split(decimal);
  const isGrouped = group.trim() !== '' && new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  const digits = (isGrouped ? whole.replaceAll(group, '') : whole) || (cents && '0');
  if (more.length > 0 || !/^\d{1,9}$/.test(digits) || !/^\d{0,2}$/.test(cents)) return null;
  return Number(digits) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats minor units in the form that `readMoney` parses: `12.90`, `12,90`. */
export const writeMoney = (amount: number, locale: string): string =>
  (amount / 100).toFixed(2).replace('.', numeralsOf(locale).decimal);
