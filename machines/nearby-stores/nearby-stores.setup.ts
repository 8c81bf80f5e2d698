import { setup } from 'xstate';
import { promisePort } from '#machines/shared/ports.ts';
import { isAgreed, isDenied, positionOf, positionPorts, type Where } from '#machines/shared/position.ts';
import type { Position, StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import type { NearbyStoresContext, NearbyStoresEvent } from './nearby-stores.types.ts';

const ports = {
  ...positionPorts,
  /** Returns the position with which this tab found stores before a reload; null without one. */
  recallPosition: promisePort<Position | null>('recallPosition'),
  /** Forgets it. */
  forgetPosition: promisePort<void>('forgetPosition'),
  /** POST /stores/v1/search; rejects with the ApiFailure. The tab keeps a position that found stores. */
  searchStores: promisePort<StoreSearchResult, { where: Where }>('searchStores'),
};

export type NearbyStoresPorts = typeof ports;

const base = setup({
  types: { context: {} as NearbyStoresContext, events: {} as NearbyStoresEvent, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isAgreed,
    isDenied,
    isKnown: (_, position: Position | null) => position !== null,
    isFound: (_, { stores }: StoreSearchResult) => stores.length > 0,
  },
});

export const nearbyStoresSetup = base.extend({
  actions: {
    lookAtPosition: base.assign(positionOf),
  },
});
