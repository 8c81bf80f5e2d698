import { once } from './once.ts';

const formatOf = (currency: string, locale: string, trimZeros: boolean) =>
  once(`${locale} ${currency} ${trimZeros}`, () => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
      ...(trimZeros && { trailingZeroDisplay: 'stripIfInteger' as const }),
    });
    return { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  });

/**
 * Writes an amount of minor units (12900 is 129.00, or 12900 yen) in a locale's way, `en-us` or `en-US`.
 * The currency is its code for CAD, else its symbol (core 9). `trimZeros` leaves out `.00`, as for loyalty vouchers
 * (core 5).
 */
export function formatMoney(
  amountMinor: number,
  currency: string,
  locale: string,
  options: { trimZeros?: boolean } = {},
): string {
  const { format, digits } = formatOf(currency, locale, options.trimZeros ?? false);
  return format.format(amountMinor / 10 ** digits);
}

/** `part` of `whole` in percent, rounded to one decimal (core 9); 0 when there is no whole. */
export const percentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** How many percent `current` is below `original`, to one decimal; 0 when it is not below (catalogue 9). */
export const salePercentage = (original: number, current: number): number =>
  current < original ? percentage(original - current, original) : 0;

/**
 * Writes percent in a locale's way, with at most one decimal: `25%`, `12.5%`, `25 %`. A reduction has a true minus
 * sign.
 */
export const formatPercentage = (percent: number, locale: string): string =>
  once(`${locale} %`, () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
    .format(percent / 100)
    .replace('-', '\u2212');
