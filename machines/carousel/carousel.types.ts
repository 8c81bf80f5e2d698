import type { ProductCard } from '#openapi/generated/waymark.gen.ts';

export interface CarouselInput {
  /** The source of the row: the products to recommend, in order, or one product whose recommendations are shown. */
  productIds: string[];
}

export interface CarouselContext extends CarouselInput {
  cards: ProductCard[];
}

/** The shopper scrolled near the row. */
export type CarouselEvent = { type: 'row.neared' };
