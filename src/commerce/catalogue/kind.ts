import type { Master } from '../model/catalogue.ts';
import type { Language } from '../model/locale.ts';
import { inLanguage, writtenLanguage } from '../translate.ts';
import { word } from './vocabulary.ts';

/** A capital stays where the language or the word wants one: German nouns, "T-shirts", "GPS watches". */
const inSentence = (words: string, language: Language): string =>
  writtenLanguage(language) === 'en' && /^[A-Z][a-z]/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

/** Kinds that say for whom they are: "Kids’ trail shoe". */
const saysForWhom = /\b(?:wo)?men[’']s\b|\bkids[’']/i;

/**
 * What stands under a name: for whom and what it is, "Women’s trail running shoes". Nothing for a gift card, whose name
 * says it.
 */
export function kindOf(
  { department, typeLabel, typePlural, productType }: Master,
  language: Language,
): { kind?: string } {
  if (productType === 'digital') return {};
  const type = inLanguage(typePlural, language);
  const isSaid = department === 'unisex' || saysForWhom.test(typeLabel);
  return { kind: isSaid ? type : word(`kind.${department}`, language, inSentence(type, language)) };
}
