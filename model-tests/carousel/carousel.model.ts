import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = { 'row.neared': { type: 'row.neared' } } as const;

export const model = modelOf(carouselMachine, {
  input: { productIds: ['WMTR1001MOS'] },
  inputs: { 'nothing is named': { productIds: [] } },
  send,
  outcomes: {
    getCards: { done: [[card], []], failed: [new Error('no answer')] },
    watchRow: { failed: [new Error('no element')] },
  },
  project: ({ productIds, cards }) => [productIds.length, cards.length],
  why: 'guards read whether there are products to load and whether any were loaded',
});
