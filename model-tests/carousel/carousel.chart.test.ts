import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { model, send } from './carousel.model.ts';

const near = send['row.neared'];

describeChart(model, {
  invariants: {
    'a row that is shown has something in it': ({ nextState }) => {
      if (nextState.matches('shown')) expect(nextState.context.cards.length).toBeGreaterThan(0);
    },
  },
  stories: [
    { name: 'nothing is asked for before the shopper is near', events: [], ends: 'waiting' },
    { name: 'near, the cards come', events: [near, model.done('getCards', [card])], ends: 'shown' },
    {
      name: 'a browser that cannot watch loads them at once',
      events: [model.failed('watchRow', new Error('no element'))],
      ends: 'loading',
    },
    { name: 'no cards, no row', events: [near, model.done('getCards', [])], ends: 'none' },
    {
      name: 'a failure costs the row, not the page',
      events: [near, model.failed('getCards', new Error('no answer'))],
      ends: 'none',
    },
    { name: 'without names there is no row', start: 'nothing is named', events: [], ends: 'none' },
  ],
});
