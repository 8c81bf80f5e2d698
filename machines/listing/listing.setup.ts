import { assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import { isSameQuery, type ListingQuery, toggled } from '#src/domain/catalogue-url.ts';
import type { ListingContext, ListingEvent, ListingInput, ListingTag, ListingWanted } from './listing.types.ts';

const ports = {
  /**
   * The page's address, which decides what is listed. Receives `listing.wanted`; sends `listing.awaited` when the
   * address changes, and then `listing.arrived` or `listing.refused`.
   */
  address: callbackPort<ListingWanted>('address'),
};

export type ListingPorts = typeof ports;

const base = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingInput,
    tags: '' as ListingTag,
  },
  actors: ports,
  guards: {
    isMissing: ({ context }) => context.listing === null,
    isEmpty: ({ context }) => context.listing?.total === 0,
    isOnItsWay: ({ context }, query: ListingQuery) => isSameQuery(context.query, query),
    isOtherPage: ({ context }, query: ListingQuery) => isSameQuery({ ...context.query, page: query.page }, query),
    isOtherOrder: ({ context: { query: shown } }, query: ListingQuery) =>
      isSameQuery({ ...shown, sort: query.sort, page: query.page }, query),
    isOtherFilter: ({ context }, query: ListingQuery) => context.query.q === query.q,
    isChosenOrder: ({ context, event }) => event.type === 'sort.chosen' && event.sort === context.query.sort,
    hasFilters: ({ context }) => Object.keys(context.query.filters).length > 0,
  },
  delays: {
    /** Duration of the opening and closing transition of a dialog (core 9). */
    dialogTransition: 250,
  },
});

export const listingSetup = base.extend({
  actions: {
    toggleFilter: base.assign(({ context, event }) => {
      assertEvent(event, 'filter.toggled');
      return { query: toggled(context.query, event.key, event.value) };
    }),
    clearFilters: base.assign(({ context }) => ({ query: { ...context.query, filters: {}, page: 1 } })),
    rememberSort: base.assign(({ context, event }) => {
      assertEvent(event, 'sort.chosen');
      return { query: { ...context.query, sort: event.sort, page: 1 } };
    }),
    rememberQuery: base.assign(({ event }) => {
      assertEvent(event, 'listing.awaited');
      return { query: event.query };
    }),
    rememberListing: base.assign(({ event }) => {
      assertEvent(event, 'listing.arrived');
      return { listing: event.listing, failure: null };
    }),
    rememberFailure: base.assign(({ event }) => {
      assertEvent(event, 'listing.refused');
      return { failure: event.failure };
    }),
    askForListing: base.sendTo('address', ({ context }) => ({ type: 'listing.wanted', query: context.query })),
  },
});
