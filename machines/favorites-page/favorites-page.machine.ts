import { favoritesPageSetup, missingIds } from './favorites-page.setup.ts';

/** The page of the favourites: the products of the list, a part at a time. */
export const favoritesPageMachine = favoritesPageSetup.createMachine({
  id: 'favorites-page',
  description:
    'The cards of what a shopper has marked; the list itself is the chart favorites (core 2, 3 and 7, Wishlists).',
  context: ({ input }) => ({ ...input, ids: null, most: input.step, cards: [], gone: [] }),
  invoke: { id: 'watchList', src: 'watchList', onError: {} },
  on: {
    'ids.changed': { target: '.deciding', actions: 'keepIds' },
    // Also while products are read: the button is there, and a press of it counts.
    'more.requested': { guard: 'hasMore', target: '.deciding', actions: 'showMore' },
  },
  initial: 'waiting',
  states: {
    waiting: { description: 'The list is not known yet, or belongs to somebody else now.' },
    deciding: {
      description: 'Is there anything to show, and is all of it here?',
      always: [
        { guard: 'isUnknown', target: 'waiting' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isMissing', target: 'reading' },
        { target: 'shown' },
      ],
    },
    empty: { description: 'Nothing is marked: the page leads to the shop.' },
    reading: {
      description: 'Products that are not here yet are read; the others are shown.',
      invoke: {
        id: 'getCatalog',
        src: 'getCatalog',
        input: ({ context }) => ({ ids: missingIds(context) }),
        onDone: { target: 'shown', actions: 'keepCards' },
        onError: { target: 'unavailable' },
      },
    },
    shown: { description: 'A card for each product, also for one that is no longer sold.' },
    unavailable: {
      description: 'Products could not be read; those that are here stay, and the shopper may try again.',
      on: { 'cards.retried': { target: 'reading' } },
    },
  },
});
