import { setup } from 'xstate';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { CarouselContext, CarouselEvent, CarouselInput } from './carousel.types.ts';

const ports = {
  /** Sends `row.neared` once, when the shopper is about to see the row; never on a page without one. */
  watchRow: callbackPort('watchRow'),
  /** Returns the cards of these products, in the given order; in the mini cart, recommendations for one product. */
  getCards: promisePort<ProductCard[], { productIds: string[] }>('getCards'),
};

export type CarouselPorts = typeof ports;

export const carouselSetup = setup({
  types: { context: {} as CarouselContext, events: {} as CarouselEvent, input: {} as CarouselInput },
  actors: ports,
  guards: {
    isNothingNamed: ({ context }) => context.productIds.length === 0,
    isEmpty: (_, cards: ProductCard[]) => cards.length === 0,
  },
});
