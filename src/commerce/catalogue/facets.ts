import type { Facet, FacetOption } from '#openapi/generated/waymark.gen.ts';
import { placeOf } from '../settings/attribute-order.ts';
import { writtenChoice } from './choices.ts';
import { type FacetKey, facetKeys } from './facet-values.ts';
import type { Filters } from './filters.ts';
import type { Category, Model } from './model.ts';
import type { Narrowed } from './narrow.ts';
import { rangeLabel, rangeOf } from './price-buckets.ts';
import type { Site } from './site.ts';
import { sizeWeight } from './sizes.ts';
import type { Units } from './units.ts';
import { colourGroups } from './colour-groups.ts';
import type { Localised } from '../model/locale.ts';
import { inLanguage } from '../translate.ts';
import { isWord, word, type WordKey } from './vocabulary.ts';

const types: Partial<Record<FacetKey, Facet['type']>> = { color: 'swatch', price: 'range' };
const departments = ['women', 'men', 'kids', 'gear'];

const headings: Record<FacetKey, WordKey> = {
  category: 'facet.category',
  department: 'facet.department',
  type: 'facet.type',
  size: 'attribute.size',
  shoeSize: 'facet.shoeSize',
  color: 'attribute.color',
  price: 'facet.price',
  width: 'attribute.width',
  length: 'attribute.length',
  fit: 'attribute.fitType',
  feature: 'facet.feature',
  benefit: 'facet.benefit',
  rating: 'facet.rating',
  sale: 'facet.sale',
};

/** Facets whose values belong to a variant. */
const choices: readonly FacetKey[] = ['size', 'shoeSize', 'width', 'length', 'fit'];

interface Around {
  model: Model;
  units: Units;
  site: Site;
  /** The category of the listing, whose children are options; null elsewhere. */
  category: Category | null;
}

function labelOf(key: FacetKey, value: string, { model, units, site }: Around): string {
  const { language } = site;
  const saidOf = (label: Localised | undefined): string => (label ? inLanguage(label, language) : value);
  if (key === 'category') return saidOf(model.categoryById.get(value)?.doc.name);
  if (key === 'price') return rangeLabel(value, site);
  if (key === 'rating') return word('rating.up', language, { stars: value });
  if (key === 'color') return saidOf(colourGroups[value]?.label);
  if (choices.includes(key)) return writtenChoice(value, language);
  const own = `${key}.${value}`;
  if (isWord(own)) return word(own, language);
  return saidOf(units.labels.get(`${key} ${value}`));
}

/** The sort key of an option: its position in the shop, or the number of products it would leave. */
function weightOf(key: FacetKey, { value, count }: FacetOption, { category }: Around): number {
  if (key === 'size' || key === 'shoeSize') return sizeWeight(value);
  if (key === 'price') return rangeOf(value)?.low ?? 0;
  if (key === 'department') return departments.indexOf(value);
  if (key === 'category') return category?.children.findIndex(({ id }) => id === value) ?? 0;
  if (key === 'rating') return -Number(value);
  if (key === 'width' || key === 'length') return placeOf(key, value);
  if (key === 'fit') return placeOf('fitType', value);
  if (key === 'color') return Object.keys(colourGroups).indexOf(value);
  return -count;
}

/** Facets that leave out options without results, because they have many. */
const dropsEmpty: readonly FacetKey[] = ['type', 'feature', 'benefit', 'category'];

/** A facet with a single option is left out, unless that option is selected. */
const isWorthShowing = (key: FacetKey, options: FacetOption[]): boolean =>
  options.some(({ selected }) => selected) ||
  options.filter(({ count }) => count > 0).length > (key === 'sale' || key === 'price' ? 0 : 1);

/**
 * Returns the facets of a narrowed listing, with every option of its scope. An option without results has the count 0.
 */
export function facetsOf(narrowed: Narrowed, { selected }: Filters, around: Around): Facet[] {
  const { units, site, category } = around;
  const offered = new Map<FacetKey, FacetOption[]>(facetKeys.map((key) => [key, []]));
  units.options.forEach(({ facet, value }, number) => {
    if (!narrowed.isPresent[number]) return;
    if (facet === 'category' && around.model.categoryById.get(value)?.parent !== category) return;
    const count = narrowed.counts[number] ?? 0;
    const isSelected = selected.get(facet)?.includes(value) ?? false;
    if (count === 0 && !isSelected && dropsEmpty.includes(facet)) return;
    const swatch = facet === 'color' ? colourGroups[value]?.swatch : undefined;
    offered.get(facet)?.push({
      value,
      label: labelOf(facet, value, around).slice(0, 80),
      count,
      selected: isSelected,
      ...(swatch ? { swatch: [...swatch] } : {}),
    });
  });
  return [...offered].flatMap(([key, options]): Facet[] => {
    if (key === 'category' && category === null) return [];
    if (!isWorthShowing(key, options)) return [];
    const inOrder = options
      .map((option) => ({ option, weight: weightOf(key, option, around) }))
      .sort((a, b) => a.weight - b.weight || a.option.label.localeCompare(b.option.label))
      .map(({ option }) => option);
    const { price } = narrowed;
    return [
      {
        key,
        label: word(headings[key], site.language),
        type: types[key] ?? 'list',
        options: inOrder.slice(0, 100),
        ...(key === 'price' && price ? { ...price, currency: site.currency } : {}),
      },
    ];
  });
}
