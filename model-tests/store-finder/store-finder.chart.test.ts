import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { denied, timedOut } from '#model-tests/support/position.ts';
import { abroad, boulder, down, nearBoulder, nothing, soldMeanwhile } from './store-finder.fixtures.ts';
import { model, send } from './store-finder.model.ts';

const [inBoulder, inAnchorage] = send['place.submitted'];
const [pickUp, sendThere] = send['store.chosen'];
const stranger = model.done('recallStore', null);
const found = model.done('searchStores', nearBoulder);
const position = { latitude: 40.0187, longitude: -105.2767 };
const noDialog = new Error('no dialog');
const isSoldOut = model.failed('collect', soldMeanwhile);
const looking = <State extends string>(state: State) => ({ looking: state });

describeChart(model, {
  invariants: {
    'a store is chosen before the cart is changed': ({ nextState }) => {
      if (nextState.matches('collecting') || nextState.matches('handingOver'))
        expect(nextState.context.choice).not.toBeNull();
    },
    'consent to read the position is only asked for on request': ({ state, event, nextState }) => {
      if (nextState.matches(looking('agreeing')) && !state.matches(looking('agreeing')))
        expect(event.type).toBe('position.requested');
    },
    "the position is only read after the shopper's consent": ({ state, nextState }) => {
      if (nextState.matches(looking('locating')) && !state.matches(looking('locating')))
        expect(state.matches(looking('agreeing'))).toBe(true);
    },
  },
  stories: [
    {
      name: 'choosing a place and a store changes the item to pickup there',
      events: [stranger, inBoulder, found, pickUp, model.done('collect', undefined), model.done('close', undefined)],
      ends: 'gone',
    },
    {
      name: 'a dialog that cannot be closed offers nothing any more',
      events: [stranger, inBoulder, found, pickUp, model.done('collect', undefined), model.failed('close', noDialog)],
      ends: 'gone',
    },
    {
      name: 'the item can be sent to the chosen store',
      events: [stranger, inBoulder, found, sendThere],
      ends: 'collecting',
      refuses: [pickUp, inAnchorage],
    },
    {
      name: 'the favourite store is looked at first',
      events: [model.done('recallStore', boulder), found],
      ends: looking('results'),
      also: ({ context }) => expect(context.where).toEqual({ position }),
    },
    {
      name: 'a favourite store abroad, near which there is none, is not searched in vain',
      events: [model.done('recallStore', abroad), model.done('searchStores', nothing)],
      ends: looking('asking'),
    },
    {
      name: 'a favourite that cannot be read is none',
      events: [model.failed('recallStore', new Error('no storage'))],
      ends: looking('asking'),
    },
    {
      name: 'stores near the shopper are shown once they agree to be located',
      events: [
        stranger,
        send['position.requested'],
        model.done('askForAgreement', true),
        model.done('locate', position),
        found,
      ],
      ends: looking('results'),
    },
    {
      name: 'without consent the position is not read',
      events: [stranger, send['position.requested'], model.done('askForAgreement', false)],
      ends: looking('asking'),
    },
    {
      name: 'if consent cannot be requested, the position is not read and a place can be typed',
      events: [stranger, send['position.requested'], model.failed('askForAgreement', noDialog)],
      ends: looking('asking'),
    },
    {
      name: 'if the browser refuses the position, a place can be typed',
      events: [
        stranger,
        send['position.requested'],
        model.done('askForAgreement', true),
        model.failed('locate', denied),
        inBoulder,
      ],
      ends: looking('searching'),
    },
    {
      name: 'a device that does not find its position in time is no refusal',
      events: [
        stranger,
        send['position.requested'],
        model.done('askForAgreement', true),
        model.failed('locate', timedOut),
      ],
      ends: looking('unlocated'),
    },
    {
      name: 'no store near',
      events: [stranger, inAnchorage, model.done('searchStores', nothing)],
      ends: looking('noneFound'),
    },
    {
      name: 'a search without an answer says why',
      events: [stranger, inBoulder, model.failed('searchStores', down)],
      ends: looking('failed'),
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    {
      name: 'a search without an answer can be retried',
      events: [stranger, inBoulder, model.failed('searchStores', down), send['search.retried']],
      ends: looking('searching'),
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'the last place typed counts',
      events: [stranger, inAnchorage, inBoulder, found],
      ends: looking('results'),
      also: ({ context }) => expect([context.where, context.result]).toEqual([{ place: inBoulder.place }, nearBoulder]),
    },
    {
      name: 'an item that the store has sold meanwhile is reported, and another store can be chosen',
      events: [stranger, inBoulder, found, pickUp, isSoldOut],
      ends: looking('results'),
      also: ({ context }) => expect(context.failure).toEqual(soldMeanwhile),
    },
    {
      name: 'a refusal is no longer shown once the shopper asks for stores near them',
      events: [stranger, inBoulder, found, pickUp, isSoldOut, send['position.requested']],
      ends: looking('agreeing'),
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a change of the store for other collected items is confirmed first',
      start: 'others in Seattle',
      events: [stranger, inBoulder, found, pickUp],
      ends: 'handingOver',
    },
    {
      name: 'the question about another store replaces this dialog',
      start: 'others in Seattle',
      events: [stranger, inBoulder, found, pickUp, model.done('askAboutChange', undefined)],
      ends: 'gone',
    },
    {
      name: 'if the confirmation cannot be shown, the stores stay with the reason',
      start: 'others in Seattle',
      events: [stranger, inBoulder, found, pickUp, model.failed('askAboutChange', noDialog)],
      ends: looking('results'),
      also: ({ context }) => expect(context.failure).not.toBeNull(),
    },
  ],
  waits: {},
});
