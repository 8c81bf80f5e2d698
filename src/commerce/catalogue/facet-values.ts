import type { Currency } from '#openapi/generated/waymark.gen.ts';
import type { Localised } from '../model/locale.ts';
import { currentIn } from './price.ts';
import type { Product, Style, Variant } from './model.ts';
import { bucketsHolding } from './price-buckets.ts';
import type { Site } from './site.ts';
import { sizeLabel } from './sizes.ts';
import { featuresOf } from './features.ts';

/** The facets of a listing, in display order; the keys of the `filter` parameter. */
export const facetKeys = [
  'category',
  'department',
  'type',
  'size',
  'shoeSize',
  'color',
  'price',
  'width',
  'length',
  'fit',
  'feature',
  'benefit',
  'rating',
  'sale',
] as const;

export type FacetKey = (typeof facetKeys)[number];

export const isFacetKey = (key: string): key is FacetKey => (facetKeys as readonly string[]).includes(key);

/** A rating from this value on (of 5) counts as a strength. */
const STRONG = 4;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Unisex styles are listed under women and under men. */
function departmentsOf({ department }: Style): string[] {
  return department === 'unisex' ? ['women', 'men'] : [department];
}

/** The values of a style, a colour and a variant. A filter of each key is compared with them. */
export const valuesOfStyle = (style: Style): Partial<Record<FacetKey, string[]>> => ({
  category: [...style.categories],
  department: departmentsOf(style),
  type: [slugOf(style.doc.typeLabel)],
  feature: featuresOf(style.doc),
  benefit: style.doc.benefitRatings.filter(({ value }) => value >= STRONG).map(({ id }) => id),
  rating: ['4', '3'].filter((stars) => style.rating !== null && style.rating.score >= Number(stars)),
});

export const valuesOfProduct = ({ doc }: Product): Partial<Record<FacetKey, string[]>> => ({
  color: [doc.colour.group],
  sale: doc.price.sale ? ['true'] : [],
});

export function valuesOfVariant(
  variant: Variant,
  product: Product,
  site: Pick<Site, 'sizes'> & { currency: Currency },
) {
  const { width, length, fitType } = variant.doc.attributes;
  const size = sizeLabel(variant, site);
  const values: Partial<Record<FacetKey, string[]>> = {
    price: bucketsHolding(currentIn(variant.price, site.currency), site.currency),
    [product.style.doc.isFootwear ? 'shoeSize' : 'size']: size === undefined ? [] : [size],
    width: width === undefined ? [] : [width],
    length: length === undefined ? [] : [length],
    fit: fitType === undefined ? [] : [fitType],
  };
  return values;
}

/** Returns labels of values that no table has: product types and benefits, as the styles name them. */
export function labelsOfStyles(styles: readonly Style[]): Map<string, Localised> {
  const labels = new Map<string, Localised>();
  for (const { doc } of styles) {
    labels.set(`type ${slugOf(doc.typeLabel)}`, doc.typePlural);
    for (const { id, label } of doc.benefitRatings) labels.set(`benefit ${id}`, label);
  }
  return labels;
}
