import { assertEvent, setup } from 'xstate';
import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import { isAgreed, positionOf, positionPorts, type Where } from '#machines/shared/position.ts';
import type {
  ChosenStore,
  Elsewhere,
  StoreChoice,
  StoreFinderContext,
  StoreFinderEvent,
  StoreFinderInput,
  StoreFinderTag,
  WantedItem,
} from './store-finder.types.ts';

const ports = {
  /** The shopper's favourite store; null when they have none. */
  recallStore: promisePort<ChosenStore | null>('recallStore'),
  ...positionPorts,
  /** POST /stores/v1/search. */
  searchStores: promisePort<StoreSearchResult, { where: Where; item: WantedItem }>('searchStores'),
  /**
   * Puts the item into the cart for the store, or sends its line there, in the cart's turn; the store is the favourite
   * then.
   */
  collect: promisePort<undefined, { item: WantedItem; choice: StoreChoice }>('collect'),
  /** Asks in a dialog of its own what becomes of what is collected elsewhere. */
  askAboutChange: promisePort<undefined, { item: WantedItem; choice: StoreChoice; elsewhere: Elsewhere }>(
    'askAboutChange',
  ),
  /** Takes away the dialog that the finder is in. */
  close: promisePort<void>('close'),
};

/** What the outside world must provide before a store can be looked for. */
export type StoreFinderPorts = typeof ports;

const base = setup({
  types: {
    context: {} as StoreFinderContext,
    events: {} as StoreFinderEvent,
    input: {} as StoreFinderInput,
    tags: '' as StoreFinderTag,
  },
  actors: ports,
  guards: {
    isKnown: (_, store: ChosenStore | null) => store !== null,
    isAgreed,
    isFound: (_, { stores }: StoreSearchResult) => stores.length > 0,
    /** Other items are collected in another store. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'store.chosen');
      return context.elsewhere !== null && context.elsewhere.storeId !== event.choice.store.storeId;
    },
  },
});

export const storeFinderSetup = base.extend({
  actions: {
    lookAtPlace: base.assign(({ event }) => {
      assertEvent(event, 'place.submitted');
      return { where: { place: event.place }, failure: null };
    }),
    lookAtPosition: base.assign(positionOf),
    rememberChoice: base.assign(({ event }) => {
      assertEvent(event, 'store.chosen');
      return { choice: event.choice, failure: null };
    }),
    forgetFailure: base.assign({ failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
