import type { ProductComparison } from '#openapi/generated/waymark.gen.ts';
import { inLanguage } from '../translate.ts';
import type { Product } from './model.ts';
import type { Site } from './site.ts';

/** The best value of a rating. */
export const BEST_RATING = 5;

/** Returns a row for each quality that one of the products is rated for, in the order in which they name them. */
export function qualitiesOf(products: readonly Product[], { language }: Site): ProductComparison['qualities'] {
  const labels = new Map(
    products
      .flatMap(({ style }) => style.doc.benefitRatings)
      .map(({ id, label }) => [id, inLanguage(label, language)] as const),
  );
  return [...labels].map(([id, label]) => ({
    id,
    label,
    max: BEST_RATING,
    values: products.map(({ style }) => style.doc.benefitRatings.find((one) => one.id === id)?.value ?? null),
  }));
}
