import { collectionPointMachine } from '#machines/collection-point/collection-point.machine.ts';
import { denied, timedOut } from '#model-tests/support/position.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { brewerStreet, down, nearLondon, nothing } from './collection-point.fixtures.ts';

export const send = {
  'place.submitted': [
    { type: 'place.submitted', place: 'London' },
    { type: 'place.submitted', place: 'Inverness' },
  ],
  'position.requested': { type: 'position.requested' },
  'search.retried': { type: 'search.retried' },
  'point.chosen': { type: 'point.chosen', point: brewerStreet },
  'point.reopened': { type: 'point.reopened' },
} as const;

export const model = modelOf(collectionPointMachine, {
  input: { country: 'GB', contact: null },
  send,
  outcomes: {
    askForAgreement: { done: [true, false], failed: [new Error('no dialog')] },
    locate: { done: [{ latitude: 51.512, longitude: -0.1352 }], failed: [denied, timedOut] },
    searchCollectionPoints: { done: [nearLondon, nothing], failed: [down] },
    addressForm: { done: [{ cart: addressedCart }], failed: [new Error('the form failed')] },
    close: { done: [undefined], failed: [new Error('no dialog')] },
  },
  // The service decides what a search finds: there is no point near Inverness.
  offers: ({ context: { where } }, { type, output }) => {
    if (type !== 'xstate.done.actor.searchCollectionPoints') return true;
    const isNowhere = where !== null && 'place' in where && where.place === 'Inverness';
    return isNowhere === ((output as typeof nothing).collectionPoints.length === 0);
  },
  project: ({ where }) => [where && 'place' in where ? where.place : where && 'position'],
  why: 'the searched place decides what is found; the chosen point is only shown',
});
