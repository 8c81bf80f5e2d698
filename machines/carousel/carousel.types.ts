import type { ProductCard } from '#openapi/generated/waymark.gen.ts';

export interface CarouselInput {
  /** What goes with the products named, the best of the shop, or what this device saw recently. */
  source: 'related' | 'bestsellers' | 'seen';
  /** For `related`. For `seen` the product of the page, which is not shown again. */
  productIds: string[];
}

export interface CarouselContext extends CarouselInput {
  cards: ProductCard[];
}

export type CarouselEvent =
  /** The shopper scrolled near the row. */
  | { type: 'row.neared' }
  /** The shopper wants this device to forget what it saw. */
  | { type: 'list.cleared' };
