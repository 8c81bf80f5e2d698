import type { Master } from '../model/catalogue.ts';
import type { Language } from '../model/locale.ts';
import { inLanguage, writtenLanguage } from '../translate.ts';
import { word } from './vocabulary.ts';

/**
 * Puts the first letter into lower case, except where the language or the word needs a capital: German nouns,
 * "T-shirts", "GPS watches".
 */
const inSentence = (words: string, language: Language): string =>
  writtenLanguage(language) === 'en' && /^[A-Z][a-z]/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

/** Product kinds that name the group of wearers themselves: "Kids’ trail shoe". */
const saysForWhom = /\b(?:wo)?men[’']s\b|\bkids[’']/i;

/**
 * Returns the line under a name: the group and the kind, "Women’s trail running shoes". Empty for a gift card, whose
 * name already says it.
 */
export function kindOf(
  { department, typeLabel, typePlural, productType }: Master,
  language: Language,
): { kind?: string } {
  if (productType === 'digital') return {};
  const type = inLanguage(typePlural, language);
  const isSaid = department === 'unisex' || saysForWhom.test(typeLabel);
  return { kind: isSaid ? type : word(`kind.${department}`, language, { type: inSentence(type, language) }) };
}
