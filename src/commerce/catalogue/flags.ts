import type { ProductFlag } from '#openapi/generated/waymark.gen.ts';
import type { Language } from '../model/locale.ts';
import type { Product } from './model.ts';
import type { ProductStock } from './stock.ts';
import { isWord, word } from './vocabulary.ts';

/** Returns a flag with its text. */
export function flag(id: string, language: Language): ProductFlag {
  const key = `flag.${id}`;
  return { id, label: isWord(key) ? word(key, language) : id };
}

/** Returns a badge on the picture and a line above the name. "Coming soon" has priority, then LOW STOCK (core 9). */
export function flagsOf(
  product: Product,
  stock: ProductStock,
  language: Language,
): { badge?: ProductFlag; eyebrow?: ProductFlag } {
  const { badge, eyebrow, comingSoon, presale } = product.doc;
  const line = comingSoon ? 'COMING SOON' : presale ? 'PRESALE' : stock.isLow(product) ? 'LOW STOCK' : eyebrow;
  return {
    ...(badge ? { badge: flag(badge, language) } : {}),
    ...(line ? { eyebrow: flag(line, language) } : {}),
  };
}
