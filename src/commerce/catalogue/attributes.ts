import type { ProductAttribute, ProductAttributeOption } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { type ChoiceType, placeOf } from '../settings/attribute-order.ts';
import { writtenChoice } from './choices.ts';
import { colourImage, swatchOf } from './images.ts';
import type { Product, Variant } from './model.ts';
import { priceOf, spanOf } from './price.ts';
import type { Site } from './site.ts';
import { sizeLabel } from './sizes.ts';
import type { ProductStock } from './stock.ts';
import { word } from './vocabulary.ts';
import { inLanguage } from '../translate.ts';

const choices: readonly ChoiceType[] = ['size', 'width', 'length', 'fitType', 'amount'];

function labelOf(type: ChoiceType, variant: Variant, site: Site): string {
  if (type === 'amount')
    return formatMoney(priceOf(variant.price, site.currency).original, site.currency, site.locale, { trimZeros: true });
  return writtenChoice(
    (type === 'size' ? sizeLabel(variant, site) : variant.doc.attributes[type]) ?? '',
    site.language,
  );
}

function coloursOf(product: Product, site: Site, stock: ProductStock): ProductAttribute {
  const { language, currency } = site;
  return {
    type: 'color',
    label: word('attribute.color', language),
    options: product.style.products.map((colour) => ({
      value: colour.doc.colour.code,
      label: inLanguage(colour.doc.colour.label, language),
      available: colour.doc.comingSoon || !stock.isSoldOut(colour),
      id: colour.id,
      swatch: swatchOf(colour.doc.swatch),
      image: colourImage(colour, language),
      price: spanOf(colour, currency),
      groupBy: colour.doc.price.sale ? 'sale' : 'full-price',
    })),
  };
}

function choiceOf(type: ChoiceType, product: Product, site: Site, stock: ProductStock): ProductAttribute | null {
  const byValue = Map.groupBy(product.variants, (variant) => variant.doc.attributes[type]);
  const options = [...byValue].flatMap(([value, variants]): ProductAttributeOption[] => {
    const [first] = variants;
    if (value === undefined || !first) return [];
    return [
      {
        value,
        label: labelOf(type, first, site),
        available: variants.some((variant) => stock.canBuy(product, variant)),
        price: spanOf({ doc: product.doc, variants }, site.currency),
      },
    ];
  });
  if (options.length === 0) return null;
  if (new Set(options.map(({ price }) => price?.current)).size === 1) for (const option of options) delete option.price;
  const inOrder = options.toSorted((a, b) => placeOf(type, a.value) - placeOf(type, b.value));
  const isInseam = type === 'length' && inOrder.every(({ value }) => /^\d+$/.test(value));
  const key = isInseam
    ? 'attribute.inseam'
    : type === 'size' && product.style.doc.isFootwear
      ? 'attribute.shoeSize'
      : (`attribute.${type}` as const);
  return { type, label: word(key, site.language), options: inOrder };
}

/** The attributes that the shopper chooses, colour first (catalogue 3). */
export const attributesOf = (product: Product, site: Site, stock: ProductStock): ProductAttribute[] => [
  coloursOf(product, site, stock),
  ...choices.flatMap((type) => choiceOf(type, product, site, stock) ?? []),
];
