import { assertEvent, setup } from 'xstate';
import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import { isAgreed, isDenied, positionOf, positionPorts, type Where } from '#machines/shared/position.ts';
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
  /** The shopper's favourite store; null if they have none. */
  recallStore: promisePort<ChosenStore | null>('recallStore'),
  ...positionPorts,
  /** POST /stores/v1/search. */
  searchStores: promisePort<StoreSearchResult, { where: Where; item: WantedItem }>('searchStores'),
  /**
   * Adds the item to the cart for the store, or changes the delivery of its line, in the cart's queue; the store
   * becomes the favourite.
   */
  collect: promisePort<undefined, { item: WantedItem; choice: StoreChoice }>('collect'),
  /** Asks in a dialog what to do with the items for pickup in another store. */
  askAboutChange: promisePort<undefined, { item: WantedItem; choice: StoreChoice; elsewhere: Elsewhere }>(
    'askAboutChange',
  ),
  /** Closes the dialog that contains the finder. */
  close: promisePort<void>('close'),
};

/** The effects that must be provided before a store can be searched. */
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
    isDenied,
    isFound: (_, { stores }: StoreSearchResult) => stores.length > 0,
    /** True if other items are for pickup in another store. */
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
