import { writtenSize } from '#src/domain/size.ts';
import type { Language } from '../model/locale.ts';
import { isWord, word } from './vocabulary.ts';

/**
 * What a variant is (a size, a width, a fit) as one reads it in a language. Addresses, filters and SKUs have the value
 * as it is.
 */
export function writtenChoice(value: string, language: Language): string {
  const key = `choice.${value}`;
  return isWord(key) ? word(key, language) : writtenSize(value, language);
}
