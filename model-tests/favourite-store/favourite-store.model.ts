import { favouriteStoreMachine } from '#machines/favourite-store/favourite-store.machine.ts';
import { boulder, seattle } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refusals = {
  gone: { errorId: 'STR404', message: 'no such store', status: 404 },
  down: { errorId: 'UNEXPECTED', message: 'no network', status: 0 },
};

export const send = {
  'store.preferred': [
    { type: 'store.preferred', store: boulder },
    { type: 'store.preferred', store: seattle },
  ],
  'favourite.dropped': { type: 'favourite.dropped' },
  'favourite.outdated': { type: 'favourite.outdated' },
} as const;

export const model = modelOf(favouriteStoreMachine, {
  input: undefined,
  send,
  outcomes: {
    recallStore: { done: [null, boulder], failed: [refusals.down] },
    keepStore: { done: [undefined], failed: Object.values(refusals) },
    dropStore: { done: [undefined], failed: [refusals.down] },
    watchFavourite: { failed: [] },
  },
  project: ({ favourite, wanted, failure }) => [favourite?.storeId, wanted?.storeId, failure?.errorId],
  why: 'there is no guard; the view shows which store is the favourite, which was pressed and why it was refused',
  unreachable: {
    'favourite-store: watchFavourite failed → known':
      'the port only listens to the session and the browser; it cannot fail',
  },
});
