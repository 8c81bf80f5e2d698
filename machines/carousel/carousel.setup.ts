import { setup } from 'xstate';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { CarouselContext, CarouselEvent, CarouselInput } from './carousel.types.ts';

const ports = {
  /** Sends `row.neared` once, when the shopper is about to see the row; never on a page without one. */
  watchRow: callbackPort('watchRow'),
  /** Returns the ids of the products that this device saw last, without those given; empty without consent. */
  recallSeen: promisePort<string[], { productIds: string[] }>('recallSeen'),
  /** Returns the cards of the products that can be bought, in the order to show. */
  getCards: promisePort<ProductCard[], CarouselInput>('getCards'),
  /** Deletes what this device saw. */
  forgetSeen: promisePort<void>('forgetSeen'),
};

export type CarouselPorts = typeof ports;

export const carouselSetup = setup({
  types: { context: {} as CarouselContext, events: {} as CarouselEvent, input: {} as CarouselInput },
  actors: ports,
  guards: {
    isOfDevice: ({ context }) => context.source === 'seen',
    isNothingNamed: ({ context }) => context.source === 'related' && context.productIds.length === 0,
    isEmpty: (_, found: readonly unknown[]) => found.length === 0,
  },
});
