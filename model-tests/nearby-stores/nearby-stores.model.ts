import { nearbyStoresMachine } from '#machines/nearby-stores/nearby-stores.machine.ts';
import { down, nearBoulder, nothing } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { denied, timedOut } from '#model-tests/support/position.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'position.requested': { type: 'position.requested' },
  'search.retried': { type: 'search.retried' },
  'all.requested': { type: 'all.requested' },
} as const;

export const position = { latitude: 40.0187, longitude: -105.2767 };

export const model = modelOf(nearbyStoresMachine, {
  input: undefined,
  send,
  outcomes: {
    recallPosition: { done: [null, position], failed: [new Error('no storage')] },
    forgetPosition: { done: [undefined], failed: [new Error('no storage')] },
    askForAgreement: { done: [true, false], failed: [new Error('no dialog')] },
    locate: { done: [position], failed: [denied, timedOut] },
    searchStores: { done: [nearBoulder, nothing], failed: [down] },
  },
  project: ({ where }) => where !== null,
  why: 'guards read answers only; what was found is only shown',
});
