import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { denied, timedOut } from '#model-tests/support/position.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { brewerStreet, down, nearLondon, nothing } from './collection-point.fixtures.ts';
import { model, send } from './collection-point.model.ts';

const [inLondon, inInverness] = send['place.submitted'];
const found = model.done('searchCollectionPoints', nearLondon);
const agreed = model.done('askForAgreement', true);
const position = { latitude: 51.512, longitude: -0.1352 };
const noDialog = new Error('no dialog');
const looking = <State extends string>(state: State) => ({ looking: state });

describeChart(model, {
  invariants: {
    'a collection point is chosen before the collector is asked for': ({ nextState }) => {
      if (nextState.matches('naming')) expect(nextState.context.point).not.toBeNull();
    },
    "the position is only read after the shopper's consent": ({ state, nextState }) => {
      if (nextState.matches(looking('locating')) && !state.matches(looking('locating')))
        expect(state.matches(looking('agreeing'))).toBe(true);
    },
  },
  stories: [
    {
      name: 'choosing a place, a point and the collector closes the dialog',
      events: [
        inLondon,
        found,
        send['point.chosen'],
        model.done('addressForm', { cart: addressedCart }),
        model.done('close', undefined),
      ],
      ends: 'gone',
      also: ({ context }) => expect(context.point).toBe(brewerStreet),
    },
    {
      name: 'another point after all, among those that were found',
      events: [inLondon, found, send['point.chosen'], send['point.reopened']],
      ends: looking('results'),
      also: ({ context }) => expect(context.result).toBe(nearLondon),
    },
    {
      name: 'a form that fails leaves the points that were found',
      events: [inLondon, found, send['point.chosen'], model.failed('addressForm', new Error('the form failed'))],
      ends: looking('results'),
    },
    {
      name: 'a dialog that cannot be closed offers nothing any more',
      events: [
        inLondon,
        found,
        send['point.chosen'],
        model.done('addressForm', { cart: addressedCart }),
        model.failed('close', noDialog),
      ],
      ends: 'gone',
      refuses: [inInverness],
    },
    {
      name: 'points near the shopper are shown once they agree to be located',
      events: [send['position.requested'], agreed, model.done('locate', position), found],
      ends: looking('results'),
      also: ({ context }) => expect(context.where).toEqual({ position }),
    },
    {
      name: 'without consent the position is not read',
      events: [send['position.requested'], model.done('askForAgreement', false)],
      ends: looking('asking'),
    },
    {
      name: 'if consent cannot be requested, the position is not read and a place can be typed',
      events: [send['position.requested'], model.failed('askForAgreement', noDialog)],
      ends: looking('asking'),
    },
    {
      name: 'if the browser refuses the position, a place can be typed',
      events: [send['position.requested'], agreed, model.failed('locate', denied), inLondon],
      ends: looking('searching'),
    },
    {
      name: 'a device that does not find its position in time is no refusal',
      events: [send['position.requested'], agreed, model.failed('locate', timedOut)],
      ends: looking('unlocated'),
    },
    {
      name: 'no point near',
      events: [inInverness, model.done('searchCollectionPoints', nothing)],
      ends: looking('noneFound'),
    },
    {
      name: 'a search without an answer is asked again, in the same place',
      events: [inLondon, model.failed('searchCollectionPoints', down), send['search.retried']],
      ends: looking('searching'),
      also: ({ context }) => expect(context.where).toEqual({ place: 'London' }),
    },
    {
      name: 'the last place typed counts',
      events: [inInverness, inLondon, found],
      ends: looking('results'),
      also: ({ context }) => expect(context.where).toEqual({ place: 'London' }),
    },
    {
      name: 'who collects is asked once a place is left',
      events: [inLondon, found, send['point.chosen']],
      ends: 'naming',
      refuses: [inInverness],
    },
  ],
  waits: {},
});
