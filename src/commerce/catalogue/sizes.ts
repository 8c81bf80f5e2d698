import { placeOf } from '../settings/attribute-order.ts';
import { writtenChoice } from './choices.ts';
import type { Style, Variant } from './model.ts';
import type { Site } from './site.ts';

/** Returns the label of a variant's size in the size system of the site: EU 39, UK 6, US 8. */
export const sizeLabel = ({ doc }: Variant, { sizes }: Pick<Site, 'sizes'>): string | undefined =>
  doc.sizeLabels?.[sizes] ?? doc.attributes.size;

/** Sorts size labels: letters from small to large, then children's (12K), then numbers. */
export function sizeWeight(label: string): number {
  const number = Number.parseFloat(label);
  if (Number.isNaN(number)) return placeOf('size', label) - 1e6;
  return label.endsWith('K') ? number - 1_000 : number;
}

/** Returns how a site names the sizes of a style, by `attributes.size`, from small to large. */
export function sizeNames({ products }: Pick<Style, 'products'>, site: Site): Map<string, string> {
  const labels = products.flatMap(({ variants }) =>
    variants.flatMap((variant): [string, string][] => {
      const label = sizeLabel(variant, site);
      return label === undefined || variant.doc.attributes.size === undefined
        ? []
        : [[variant.doc.attributes.size, label]];
    }),
  );
  const sorted = labels.toSorted(([, a], [, b]) => sizeWeight(a) - sizeWeight(b));
  return new Map(sorted.map(([value, label]) => [value, writtenChoice(label, site.language)]));
}
