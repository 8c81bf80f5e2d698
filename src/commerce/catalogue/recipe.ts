import type { ProductRecipe } from '#openapi/generated/waymark.gen.ts';
import type { Recipe } from '../model/catalogue.ts';
import type { Language } from '../model/locale.ts';
import { swatchOf } from './images.ts';
import { inLanguage } from '../translate.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const recipeOf = ({ id, parts }: Recipe, language: Language): ProductRecipe => ({
  recipeId: id,
  parts: parts.map(({ part, colour }) => ({
    label: capital(part),
    value: inLanguage(colour.label, language),
    swatch: swatchOf([colour.hex]),
  })),
});
