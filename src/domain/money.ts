import { formatNumber, numeralsOf } from './numerals.ts';

/** Currency symbols. Any other currency, including Canadian dollars, is written with its code (core 9). */
const signs: Record<string, string> = { USD: '$', GBP: '£', EUR: '€' };

/**
 * Formats an amount of minor units for a locale, `en-us` or `en-US`: 12900 is 129.00, because every currency of the
 * shop has hundredths. The currency is its code for CAD, else its symbol (core 9). `trimZeros` leaves out `.00`, as for
 * loyalty vouchers (core 5).
 */
export function formatMoney(
  amountMinor: number,
  currency: string,
  locale: string,
  { trimZeros = false }: { trimZeros?: boolean } = {},
): string {
  const { beforeCurrency } = numeralsOf(locale);
  const sign = signs[currency];
  const amount = formatNumber(Math.abs(amountMinor) / 100, locale, trimZeros && amountMinor % 100 === 0 ? 0 : 2, 2);
  const written =
    beforeCurrency === null ? (sign ?? `${currency}\u00a0`) + amount : amount + beforeCurrency + (sign ?? currency);
  return amountMinor < 0 ? `-${written}` : written;
}

/** `part` of `whole` in percent, rounded to one decimal (core 9); 0 if `whole` is 0. */
export const percentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** How many percent `current` is below `original`, to one decimal; 0 when it is not below (catalogue 9). */
export const salePercentage = (original: number, current: number): number =>
  current < original ? percentage(original - current, original) : 0;

/**
 * Formats percent for a locale, with at most one decimal: `25%`, `12.5%`, `25 %`. A negative number gets a true minus
 * sign.
 */
export const formatPercentage = (percent: number, locale: string): string =>
  `${formatNumber(percent, locale, 0, 1).replace('-', '\u2212')}${numeralsOf(locale).beforePercent}%`;
