import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#src/domain/money.ts';
import { readMoney, writeMoney } from '#src/domain/written-money.ts';

const locales = ['en-us', 'en-gb', 'fr-ca', 'de-de', 'fr-fr', 'es-es', 'it-it'];

describe('an amount that somebody types', () => {
  it.each([
    ['en-us', '12.9', 1290],
    ['en-us', '$1,290.50', 129_050],
    ['en-us', ' 5 ', 500],
    ['en-us', '0', 0],
    ['en-us', '12,90', null],
    ['en-us', '1,29,000', null],
    ['en-us', '12.905', null],
    ['en-us', '1.2.3', null],
    ['en-us', '-5', null],
    ['en-us', 'ten', null],
    ['en-us', '', null],
    ['en-us', '.50', 50],
    ['en-us', '.', null],
    ['en-us', '10000000000', null],
    ['de-de', '12,90 €', 1290],
    ['de-de', '1.290', 129_000],
    ['de-de', '12.90', null],
    ['fr-fr', '1\u202f290,5', 129_050],
    ['fr-ca', '1 290,50', 129_050],
  ])('in %s, %s is %s', (locale, written, amount) => expect(readMoney(written, locale)).toBe(amount));

  it('is parsed as it is formatted, with and without the currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom('USD', 'EUR', 'GBP'),
        (locale, amount, currency) => {
          expect(readMoney(writeMoney(amount, locale), locale)).toBe(amount);
          expect(readMoney(formatMoney(amount, currency, locale), locale)).toBe(amount);
        },
      ),
    );
  });
});
