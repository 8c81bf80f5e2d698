import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { writtenChoice } from './choices.ts';
import { colourImage, galleryOf, swatchOf } from './images.ts';
import { type Product, productUrl } from './model.ts';
import { flagsOf } from './flags.ts';
import { kindOf } from './kind.ts';
import { spanOf } from './price.ts';
import type { Site } from './site.ts';
import { sizeLabel, sizeWeight } from './sizes.ts';
import type { ProductStock } from './stock.ts';
import { starsOf } from '../reviews/ratings.ts';
import { inLanguage } from '../translate.ts';

/** A product in a list. */
export function cardOf(product: Product, site: Site, stock: ProductStock): ProductCard {
  const { style, doc, variants } = product;
  const { language, currency } = site;
  const [image = colourImage(product, language), hoverImage] = galleryOf(product, language);
  const inStock = variants.filter((variant) => stock.canBuy(product, variant));
  return {
    id: product.id,
    masterId: style.id,
    name: style.doc.name,
    ...kindOf(style.doc, language),
    url: productUrl(product),
    price: spanOf(product, currency),
    currency,
    ...flagsOf(product, stock, language),
    image,
    ...(hoverImage ? { hoverImage } : {}),
    colours: style.products.slice(0, 24).map((colour) => ({
      id: colour.id,
      label: inLanguage(colour.doc.colour.label, language),
      swatch: swatchOf(colour.doc.swatch),
      image: colourImage(colour, language),
    })),
    ...(style.rating ? { rating: starsOf(style.rating) } : {}),
    sizesAvailable: [...new Set(inStock.flatMap((variant) => sizeLabel(variant, site) ?? []))]
      .toSorted((one, other) => sizeWeight(one) - sizeWeight(other))
      .map((size) => writtenChoice(size, language)),
    department: style.department,
    productType: style.doc.productType === 'digital' ? 'digital' : 'standard',
    comingSoon: doc.comingSoon,
    allVariantsOutOfStock: stock.isSoldOut(product),
  };
}
