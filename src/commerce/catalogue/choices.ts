import { writtenSize } from '#src/domain/size.ts';
import type { Language } from '../model/locale.ts';
import { isWord, word } from './vocabulary.ts';

/**
 * Returns the text of a variant's value (size, width, fit) in a language. Addresses, filters and SKUs use the value
 * itself.
 */
export function writtenChoice(value: string, language: Language): string {
  const key = `choice.${value}`;
  return isWord(key) ? word(key, language) : writtenSize(value, language);
}
