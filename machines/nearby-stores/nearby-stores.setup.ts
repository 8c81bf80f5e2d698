import { setup } from 'xstate';
import { promisePort } from '#machines/shared/ports.ts';
import { isAgreed, isDenied, positionOf, positionPorts, type Where } from '#machines/shared/position.ts';
import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import type { NearbyStoresContext, NearbyStoresEvent } from './nearby-stores.types.ts';

const ports = {
  ...positionPorts,
  /** POST /stores/v1/search; rejects with the ApiFailure. */
  searchStores: promisePort<StoreSearchResult, { where: Where }>('searchStores'),
};

export type NearbyStoresPorts = typeof ports;

const base = setup({
  types: { context: {} as NearbyStoresContext, events: {} as NearbyStoresEvent, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isAgreed,
    isDenied,
    isFound: (_, { stores }: StoreSearchResult) => stores.length > 0,
  },
});

export const nearbyStoresSetup = base.extend({
  actions: {
    lookAtPosition: base.assign(positionOf),
  },
});
