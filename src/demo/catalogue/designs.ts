import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import { customisedMaster, recipesOf } from './recipes.ts';

/** A design that the stand-in of the customiser offers. */
export interface Design {
  recipeId: string;
  name: string;
  /** Path of its picture at the image service. */
  picture: string;
  parts: string[];
}

/** The designs of a product; none for one that shoppers do not design. */
export function designsOf(productId: string, language: WrittenLanguage): Design[] {
  if (!productId.startsWith(customisedMaster)) return [];
  return recipesOf('trainer-low').map(({ id, name, parts, images }) => ({
    recipeId: id,
    name,
    picture: `${images?.folder ?? ''}/${images?.views[0] ?? 'side'}`,
    parts: [...new Set(parts.map(({ colour }) => colour.label[language]))],
  }));
}
