import { expect } from 'vitest';
import { selectPlaces } from '#machines/favorites-page/favorites-page.selectors.ts';
import { noNetwork } from '#model-tests/cart/cart.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { first, model, second, send } from './favorites-page.model.ts';

const [both, empty, unknown] = send['ids.changed'];
const more = send['more.requested'];
const read = (card: typeof first) => model.done('getCatalog', [card]);

describeChart(model, {
  invariants: {
    'a page that is shown waits for no product': ({ nextState }) => {
      if (!nextState.matches('shown')) return;
      expect(selectPlaces(nextState).filter(({ card, isGone }) => card === null && !isGone)).toEqual([]);
    },
    'nothing is shown of a list that is not known': ({ nextState }) => {
      if (nextState.context.ids === null) expect(selectPlaces(nextState)).toEqual([]);
    },
  },
  stories: [
    {
      name: 'a part of the list is shown, and the next at request',
      events: [both, read(first), more, read(second)],
      ends: 'shown',
      also: (snapshot) => expect(selectPlaces(snapshot).map(({ card }) => card?.id)).toEqual([first.id, second.id]),
      refuses: [more],
    },
    {
      name: 'a request for the next part counts while the first one is read',
      events: [both, more],
      ends: 'reading',
      also: ({ context }) => expect(context.most).toBe(2 * context.step),
      refuses: [more],
    },
    {
      name: 'a product that the catalogue does not have any more keeps its place',
      events: [both, read(second)],
      ends: 'shown',
      also: (snapshot) => expect(selectPlaces(snapshot)).toEqual([{ id: first.id, card: null, isGone: true }]),
    },
    {
      name: 'what was read stays when more could not be',
      events: [both, read(first), more, model.failed('getCatalog', noNetwork)],
      ends: 'unavailable',
      also: (snapshot) => expect(selectPlaces(snapshot)[0]?.card).toEqual(first),
    },
    {
      name: 'what could not be read is asked for again',
      events: [both, model.failed('getCatalog', noNetwork), send['cards.retried']],
      ends: 'reading',
    },
    { name: 'an empty list leads to the shop', events: [empty], ends: 'empty' },
    {
      name: 'the list of somebody else begins with its first part',
      events: [both, read(first), more, read(second), unknown],
      ends: 'waiting',
      also: ({ context }) => expect(context.most).toBe(context.step),
    },
  ],
  waits: {},
  pairs: true,
});
