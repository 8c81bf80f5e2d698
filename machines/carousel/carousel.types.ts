import type { ProductCard } from '#openapi/generated/waymark.gen.ts';

export interface CarouselInput {
  /** What to recommend, in order. */
  productIds: string[];
}

export interface CarouselContext extends CarouselInput {
  cards: ProductCard[];
}

/** The shopper came near the row. */
export type CarouselEvent = { type: 'row.neared' };
