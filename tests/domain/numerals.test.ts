import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf, languageTag, locales } from '#src/domain/locale.ts';
import { formatMoney, formatPercentage } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/numerals.ts';

/** Compares with Intl, which the pages do not use until they are hydrated (docs/decisions/017). */
describe.each(locales)('numbers in %s are those of Intl', (locale) => {
  const tag = languageTag(locale);
  const currency = currencyOf(locale);
  const as = { style: 'currency', currency, currencyDisplay: currency === 'CAD' ? 'code' : 'symbol' } as const;

  it('amounts of the own currency, with and without empty minor units', () => {
    const [whole, trimmed] = [
      new Intl.NumberFormat(tag, as),
      new Intl.NumberFormat(tag, { ...as, trailingZeroDisplay: 'stripIfInteger' }),
    ];
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: -200_000_000, max: 200_000_000 })),
        (amount) => {
          expect(formatMoney(amount, currency, locale)).toBe(whole.format(amount / 100));
          expect(formatMoney(amount, currency, tag, { trimZeros: true })).toBe(trimmed.format(amount / 100));
        },
      ),
    );
  });

  it('numbers with a fraction', () => {
    const [free, one] = [
      new Intl.NumberFormat(tag),
      new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ];
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 20_000_000 })),
        fc.integer({ min: 0, max: 4 }),
        (value, places) => {
          const number = value / 10 ** places;
          expect(formatNumber(number, locale)).toBe(free.format(number));
          expect(formatNumber(-number, locale, 1, 1)).toBe(one.format(-number));
        },
      ),
    );
  });

  it('percent, with a true minus', () => {
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (tenths) => {
        expect(formatPercentage(tenths / 10, locale)).toBe(percent.format(tenths / 1000).replace('-', '\u2212'));
      }),
    );
  });
});

it('a number just below a rounding limit is rounded by its decimal spelling', () => {
  expect(formatNumber(4.35, 'en-us', 1, 1)).toBe('4.4');
  expect(formatNumber(1234.5, 'it-it')).toBe('1234,5');
  expect(formatNumber(12_345.5, 'fr-ca')).toBe('12\u00a0345,5');
});
