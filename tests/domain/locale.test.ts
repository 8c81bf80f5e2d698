import { describe, expect, it } from 'vitest';
import { currencyOf, languageTag, locales, preferredLocale, regionOf } from '#src/domain/locale.ts';

describe('locales', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de-de'],
    ['en-GB,en;q=0.9', 'en-gb'],
    ['fr-CA', 'fr-ca'],
    ['ja,fr;q=0.3', 'fr-fr'],
    ['it;q=0,es', 'es-es'],
    ['', 'en-us'],
    [null, 'en-us'],
    ['xx;q=bogus', 'en-us'],
  ])('%s is best served by %s', (header, expected) => expect(preferredLocale(header)).toBe(expected));

  it('have a currency, a region and a language', () => {
    expect(locales.map((locale) => [languageTag(locale), currencyOf(locale), regionOf(locale)])).toEqual([
      ['en-US', 'USD', 'NORA'],
      ['en-CA', 'CAD', 'NORA'],
      ['fr-CA', 'CAD', 'NORA'],
      ['en-GB', 'GBP', 'EMEA'],
      ['fr-FR', 'EUR', 'EMEA'],
      ['de-DE', 'EUR', 'EMEA'],
      ['it-IT', 'EUR', 'EMEA'],
      ['es-ES', 'EUR', 'EMEA'],
    ]);
  });
});
