import type { Localised } from '../model/locale.ts';
import type { Model, Product, Style } from './model.ts';
import { currentIn } from './price.ts';
import type { Site } from './site.ts';
import {
  type FacetKey,
  facetKeys,
  labelsOfStyles,
  valuesOfProduct,
  valuesOfStyle,
  valuesOfVariant,
} from './facet-values.ts';

/** One variant as the facets see it. All filters must match the same unit: size 8 in green is one shoe that is both. */
export interface Unit {
  product: Product;
  /** Current price in the site's currency. */
  price: number;
  /** Numbers of its options, by facet. */
  options: Uint16Array[];
}

interface Option {
  facet: FacetKey;
  value: string;
}

/** The variants of a model as facets see them in one currency (which also decides how sizes are named). */
export interface Units {
  byStyle: Map<Style, Unit[]>;
  options: Option[];
  /** Number of an option by facet and value. */
  numberOf(facet: FacetKey, value: string): number | undefined;
  /** Labels of product types and benefits, by facet and value. */
  labels: Map<string, Localised>;
}

type Values = Partial<Record<FacetKey, string[]>>;

/** Builds the units style by style, so that the caller can answer requests between two steps. */
export function* unitsOf(model: Model, site: Site): Generator<void, Units> {
  const numbers = new Map<string, number>();
  const options: Option[] = [];
  const numberFor = (facet: FacetKey, value: string): number => {
    const key = `${facet} ${value}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    options.push({ facet, value });
    numbers.set(key, options.length - 1);
    return options.length - 1;
  };
  const none = new Uint16Array();
  // Seven thousand variants share a few hundred lists of values.
  const lists = new Map<string, Uint16Array>();
  const listFor = (facet: FacetKey, values: readonly string[]): Uint16Array => {
    if (values.length === 0) return none;
    const key = `${facet} ${values.join('\n')}`;
    const known = lists.get(key);
    if (known) return known;
    const made = new Uint16Array(values.map((value) => numberFor(facet, value)));
    lists.set(key, made);
    return made;
  };
  const numbered = (values: Values): (Uint16Array | undefined)[] =>
    facetKeys.map((key) => (values[key] === undefined ? undefined : listFor(key, values[key])));

  const byStyle = new Map<Style, Unit[]>();
  for (const style of model.styles) {
    const ofStyle = numbered(valuesOfStyle(style));
    const units: Unit[] = [];
    for (const product of style.products) {
      const ofProduct = numbered(valuesOfProduct(product));
      for (const variant of product.variants) {
        const own = numbered(valuesOfVariant(variant, product, site));
        units.push({
          product,
          price: currentIn(variant.price, site.currency),
          options: own.map((numbers, at) => numbers ?? ofProduct[at] ?? ofStyle[at] ?? none),
        });
      }
    }
    byStyle.set(style, units);
    yield;
  }
  return {
    byStyle,
    options,
    numberOf: (facet, value) => numbers.get(`${facet} ${value}`),
    labels: labelsOfStyles(model.styles),
  };
}
