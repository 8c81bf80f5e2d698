import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { boulder, seattle } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { model, refusals, send } from './favourite-store.model.ts';

const [toBoulder, toSeattle] = send['store.preferred'];
const recalled = model.done('recallStore', boulder);
const none = model.done('recallStore', null);
const kept = model.done('keepStore', undefined);

describeChart(model, {
  invariants: {
    'a favourite changes by an answer only': ({ state, event, nextState }) => {
      if (nextState.context.favourite !== state.context.favourite) expect(event.type).toMatch(/^xstate\.done\.actor\./);
    },
    'a store is known before it is kept': ({ nextState }) => {
      if (nextState.matches('keeping')) expect(nextState.context.wanted).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'a store is chosen',
      events: [none, toBoulder, kept],
      ends: 'known',
      also: ({ context }) => expect(context.favourite).toEqual(boulder),
    },
    {
      name: 'another store takes its place',
      events: [recalled, toSeattle, kept],
      ends: 'known',
      also: ({ context }) => expect(context.favourite).toEqual(seattle),
    },
    {
      name: 'the favourite is given up',
      events: [recalled, send['favourite.dropped'], model.done('dropStore', undefined)],
      ends: 'known',
      also: ({ context }) => expect(context.favourite).toBeNull(),
    },
    {
      name: 'a refused choice leaves the favourite, says why and can be tried again',
      events: [recalled, toSeattle, model.failed('keepStore', refusals.gone)],
      ends: 'refused',
      also: ({ context }) => expect(context).toMatchObject({ favourite: boulder, failure: refusals.gone }),
    },
    {
      name: 'a favourite that could not be given up stays',
      events: [recalled, send['favourite.dropped'], model.failed('dropStore', refusals.down)],
      ends: 'refused',
      also: ({ context }) => expect(context.favourite).toEqual(boulder),
    },
    {
      name: 'who signs in sees the favourite of the account',
      events: [none, send['favourite.outdated'], recalled],
      ends: 'known',
      also: ({ context }) => expect(context.favourite).toEqual(boulder),
    },
    { name: 'a press does not wait for what is recalled', events: [toBoulder], ends: 'keeping', refuses: [toSeattle] },
    {
      name: 'a favourite that cannot be read is none',
      events: [model.failed('recallStore', refusals.down)],
      ends: 'known',
    },
  ],
  waits: {},
});
