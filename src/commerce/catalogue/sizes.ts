import { attributeOptions } from '../seed/sizes.ts';
import type { Variant } from './model.ts';
import type { Site } from './site.ts';

/** What to print for a variant's size where the site is: EU 39, UK 6, US 8. */
export const sizeLabel = ({ doc }: Variant, { sizes }: Pick<Site, 'sizes'>): string | undefined =>
  doc.sizeLabels?.[sizes] ?? doc.attributes.size;

const known = new Map(attributeOptions.map(({ type, value }, at) => [`${type} ${value}`, at]));

/** The place of a value among its kind: as the shop lists them, else numbers by value after the known ones. */
export const placeOf = (type: string, value: string): number =>
  known.get(`${type} ${value}`) ?? 10_000 + (Number.parseFloat(value) || 0);

/** Sorts size labels: letters from small to large, then children's (12K), then numbers. */
export function sizeWeight(label: string): number {
  const number = Number.parseFloat(label);
  if (Number.isNaN(number)) return placeOf('size', label) - 1e6;
  return label.endsWith('K') ? number - 1_000 : number;
}
