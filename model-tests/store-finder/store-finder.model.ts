import { storeFinderMachine } from '#machines/store-finder/store-finder.machine.ts';
import { denied, timedOut } from '#model-tests/support/position.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import {
  abroad,
  boulder,
  down,
  nearBoulder,
  nothing,
  pickup,
  seattle,
  shipped,
  shoe,
  soldMeanwhile,
} from './store-finder.fixtures.ts';

export const send = {
  'place.submitted': [
    { type: 'place.submitted', place: 'Boulder' },
    { type: 'place.submitted', place: 'Anchorage' },
  ],
  'position.requested': { type: 'position.requested' },
  'search.retried': { type: 'search.retried' },
  'store.chosen': [
    { type: 'store.chosen', choice: pickup },
    { type: 'store.chosen', choice: shipped },
  ],
} as const;

const isAbroad = ({ latitude }: Pick<typeof abroad, 'latitude'>): boolean => latitude === abroad.latitude;

export const model = modelOf(storeFinderMachine, {
  input: { item: shoe, elsewhere: null },
  inputs: { 'others in Seattle': { item: shoe, elsewhere: { storeId: seattle.storeId, name: seattle.name } } },
  send,
  outcomes: {
    recallStore: { done: [null, boulder, abroad], failed: [new Error('no storage')] },
    askForAgreement: { done: [true, false], failed: [new Error('no dialog')] },
    locate: { done: [{ latitude: 40.0187, longitude: -105.2767 }], failed: [denied, timedOut] },
    searchStores: { done: [nearBoulder, nothing], failed: [down] },
    collect: { done: [undefined], failed: [soldMeanwhile] },
    askAboutChange: { done: [undefined], failed: [new Error('no dialog')] },
    close: { done: [undefined], failed: [new Error('no dialog')] },
  },
  // The service decides what a search finds: there is no store near Anchorage, and none of this country abroad.
  offers: ({ context: { where } }, { type, output }) => {
    if (type !== 'xstate.done.actor.searchStores') return true;
    const isNowhere = where !== null && ('place' in where ? where.place === 'Anchorage' : isAbroad(where.position));
    return isNowhere === ((output as typeof nothing).stores.length === 0);
  },
  project: ({ where, elsewhere, failure }) => [
    where && ('place' in where ? where.place : isAbroad(where.position) ? 'abroad' : 'position'),
    elsewhere !== null,
    failure?.errorId ?? null,
  ],
  why: 'the searched place decides what is found; other stores lead to another dialog; a failure is only shown',
});
