import { numeralsOf } from './numerals.ts';

/**
 * Formats a size for a locale (`de-de`): half sizes get its decimal mark, "35,5". The stored and sent value stays
 * "35.5".
 */
export const writtenSize = (size: string, locale: string): string =>
  size.replaceAll(/(?<=\d)\.(?=\d)/g, numeralsOf(locale).decimal);
