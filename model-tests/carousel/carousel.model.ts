import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = { 'row.neared': { type: 'row.neared' }, 'list.cleared': { type: 'list.cleared' } } as const;

export const model = modelOf(carouselMachine, {
  input: { source: 'related', productIds: ['WMTR1001MOS'] },
  inputs: {
    'nothing is named': { source: 'related', productIds: [] },
    'the best of the shop': { source: 'bestsellers', productIds: [] },
    'what the device saw': { source: 'seen', productIds: ['WMTR1001MOS'] },
  },
  send,
  outcomes: {
    getCards: { done: [[card], []], failed: [new Error('no answer')] },
    watchRow: { failed: [new Error('no element')] },
    recallSeen: { done: [[card.id], []], failed: [new Error('no storage')] },
    forgetSeen: { done: [undefined], failed: [new Error('no storage')] },
  },
  project: ({ source, productIds, cards }) => [source, productIds.length, cards.length],
  why: 'guards read the source, whether there are products to load, and whether any were loaded',
});
