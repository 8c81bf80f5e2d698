import type { ProductRecipe } from '#openapi/generated/waymark.gen.ts';
import { colours } from '../seed/colours.ts';
import type { Language, SeedPicture, SeedRecipe } from '../seed/seed.types.ts';
import { swatchOf } from './images.ts';
import type { Product } from './model.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const recipeOf = ({ id, parts }: SeedRecipe, language: Language): ProductRecipe => ({
  recipeId: id,
  parts: parts.map(({ part, colour }) => ({
    label: capital(part),
    value: colours[colour].label[language],
    swatch: swatchOf([colour]),
  })),
});

/** The drawing has three colours: those of the upper, the overlay and the laces. */
export function pictureOf({ doc }: Product, { parts }: SeedRecipe): SeedPicture {
  const [main, second, accent] = doc.picture.palette;
  const of = (name: string) => parts.find(({ part }) => part === name)?.colour;
  return { ...doc.picture, palette: [of('upper') ?? main, of('overlay') ?? second, of('laces') ?? accent] };
}
