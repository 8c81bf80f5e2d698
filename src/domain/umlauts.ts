/**
 * Joins both German spellings of an umlaut in a text without accents and in lower case: `muenchen`, and `munchen` of
 * München, are one. Only for comparisons, because it takes the e of `shoe` too.
 */
export const withoutUmlauts = (plain: string): string => plain.replaceAll(/(?<=[aou])e/g, '');
