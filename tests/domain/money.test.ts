import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatPercentage, percentage, salePercentage } from '#src/domain/money.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('is written with its symbol, and with its code for Canadian dollars (core 9)', () => {
    expect(formatMoney(12900, 'USD', 'en-us')).toBe('$129.00');
    expect(plain(formatMoney(12900, 'CAD', 'en-ca'))).toBe('CAD 129.00');
    expect(plain(formatMoney(12900, 'CAD', 'fr-ca'))).toBe('129,00 CAD');
    expect(plain(formatMoney(123456, 'EUR', 'fr-fr'))).toBe('1 234,56 €');
    expect(formatMoney(-500, 'GBP', 'en-gb')).toBe('-£5.00');
  });

  it('is written with its own sign or code under another country’s address too', () => {
    expect(plain(formatMoney(12900, 'USD', 'de-de'))).toBe('129,00 $');
    expect(plain(formatMoney(-12900, 'CAD', 'en-us'))).toBe('-CAD 129.00');
  });

  it('leaves out empty minor units when asked, and only those', () => {
    expect(formatMoney(1000, 'USD', 'en-us', { trimZeros: true })).toBe('$10');
    expect(formatMoney(1050, 'USD', 'en-us', { trimZeros: true })).toBe('$10.50');
    expect(formatMoney(1000, 'USD', 'en-us')).toBe('$10.00');
  });
});

describe('percentages', () => {
  it('are rounded to one decimal (core 9)', () => {
    expect(percentage(1, 3)).toBe(33.3);
    expect(percentage(2, 3)).toBe(66.7);
    expect(percentage(1, 0)).toBe(0);
    expect(salePercentage(13800, 10350)).toBe(25);
    expect(salePercentage(12900, 12900)).toBe(0);
    expect(salePercentage(10000, 12000)).toBe(0);
  });

  it('never exceed the whole for a price that is not negative', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (original, current) => {
        const percent = salePercentage(original, current);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('are written in the language of the page, a reduction with a true minus', () => {
    expect(formatPercentage(-25, 'en-us')).toBe('\u221225%');
    expect(plain(formatPercentage(12.5, 'fr-fr'))).toBe('12,5 %');
  });
});
