import type { ProductCard } from '#openapi/generated/waymark.gen.ts';

export interface CarouselInput {
  /** What the row is made from: the products to recommend, in order, or one that others go well with. */
  productIds: string[];
}

export interface CarouselContext extends CarouselInput {
  cards: ProductCard[];
}

/** The shopper came near the row. */
export type CarouselEvent = { type: 'row.neared' };
