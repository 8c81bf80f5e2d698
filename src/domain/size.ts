import { numeralsOf } from './numerals.ts';

/**
 * A size as one reads it in a locale (`de-de`): half sizes have its decimal mark, "35,5". What is sent and kept stays
 * "35.5".
 */
export const writtenSize = (size: string, locale: string): string =>
  size.replaceAll(/(?<=\d)\.(?=\d)/g, numeralsOf(locale).decimal);
