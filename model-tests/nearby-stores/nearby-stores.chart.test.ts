import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, nearBoulder, nothing } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { denied, timedOut } from '#model-tests/support/position.ts';
import { model, position, send } from './nearby-stores.model.ts';

const fresh = model.done('recallPosition', null);
const asked = send['position.requested'];
const agreed = model.done('askForAgreement', true);
const located = model.done('locate', position);

describeChart(model, {
  invariants: {
    "the position is only read after a press and the shopper's consent": ({ state, nextState }) => {
      if (nextState.matches('locating') && !state.matches('locating')) expect(state.matches('agreeing')).toBe(true);
    },
  },
  stories: [
    {
      name: 'stores near the shopper are shown',
      events: [fresh, asked, agreed, located, model.done('searchStores', nearBoulder)],
      ends: 'results',
      also: ({ context }) => expect(context).toEqual({ where: { position }, result: nearBoulder }),
    },
    {
      name: 'from the stores near the shopper back to all',
      events: [
        fresh,
        asked,
        agreed,
        located,
        model.done('searchStores', nearBoulder),
        send['all.requested'],
        model.done('forgetPosition', undefined),
      ],
      ends: 'asking',
    },
    {
      name: 'after a reload the stores near the shopper are listed again',
      events: [model.done('recallPosition', position), model.done('searchStores', nearBoulder)],
      ends: 'results',
    },
    {
      name: 'without consent nothing is read',
      events: [fresh, asked, model.done('askForAgreement', false)],
      ends: 'asking',
    },
    {
      name: 'a refusal of the browser is said, and can be asked again',
      events: [fresh, asked, agreed, model.failed('locate', denied), asked],
      ends: 'agreeing',
    },
    {
      name: 'a device that does not find its position in time is no refusal',
      events: [fresh, asked, agreed, model.failed('locate', timedOut)],
      ends: 'unlocated',
    },
    {
      name: 'no store near',
      events: [fresh, asked, agreed, located, model.done('searchStores', nothing)],
      ends: 'noneFound',
    },
    {
      name: 'a search without an answer is asked again, at the same position',
      events: [fresh, asked, agreed, located, model.failed('searchStores', down), send['search.retried']],
      ends: 'searching',
      also: ({ context }) => expect(context.where).toEqual({ position }),
    },
  ],
  waits: {},
});
