import type { ProductSet } from '#openapi/generated/waymark.gen.ts';
import type { ProductSet as SetDoc } from '../model/catalogue.ts';
import { writtenLanguage } from '../translate.ts';
import type { Model, Product } from './model.ts';
import type { Site } from './site.ts';

/** The products of a set that the catalogue still has. */
const productsOf = ({ productIds }: SetDoc, { productById }: Model): Product[] =>
  productIds.flatMap((id) => productById.get(id) ?? []);

/** Returns a set for the contract, in English where it is not translated. */
export function setOf(doc: SetDoc, model: Model, { language }: Site): ProductSet {
  const { id, imageFolder } = doc;
  const own = language === 'en' ? undefined : doc.translations?.[language];
  const { name, description } = own ?? doc;
  return {
    id,
    name,
    description,
    ...(own || writtenLanguage(language) === 'en' ? {} : { language: 'en' as const }),
    ...(imageFolder === null ? {} : { image: { path: `${imageFolder}/wide`, alt: '' } }),
    productIds: productsOf(doc, model).map((product) => product.id),
  };
}

/** The sets that have a color of the style. One whose other products are gone is no set any more. */
export const setsWith = (styleId: string, model: Model): SetDoc[] =>
  model.sets.filter((set) => {
    const products = productsOf(set, model);
    return products.length > 1 && products.some(({ style }) => style.id === styleId);
  });
