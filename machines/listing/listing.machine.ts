import { listingSetup } from './listing.setup.ts';

/** A category or a search: its products, filters and sorting. */
export const listingMachine = listingSetup.createMachine({
  id: 'listing',
  description:
    'A list of products, narrowed by filters, sorted and paged; its address says what it shows (catalogue 2 and 7).',
  context: ({ input: { query, listing } }) => ({ query, listing, failure: null }),
  type: 'parallel',
  invoke: { id: 'address', src: 'address', onError: { target: '.results.failed' } },
  states: {
    results: {
      description: 'What is listed.',
      initial: 'opening',
      on: {
        'filter.toggled': { target: '.filtering', actions: ['toggleFilter', 'askForListing'] },
        'filters.cleared': { guard: 'hasFilters', target: '.filtering', actions: ['clearFilters', 'askForListing'] },
        'sort.chosen': [{ guard: 'isChosenOrder' }, { target: '.sorting', actions: ['rememberSort', 'askForListing'] }],
        'listing.awaited': [
          { guard: { type: 'isOnItsWay', params: ({ event }) => event.query } },
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event.query },
            target: '.paging',
            actions: 'rememberQuery',
          },
          {
            guard: { type: 'isOtherOrder', params: ({ event }) => event.query },
            target: '.sorting',
            actions: 'rememberQuery',
          },
          {
            guard: { type: 'isOtherFilter', params: ({ event }) => event.query },
            target: '.filtering',
            actions: 'rememberQuery',
          },
          { target: '.loading', actions: 'rememberQuery' },
        ],
        'listing.arrived': {
          guard: { type: 'isOnItsWay', params: ({ event }) => event.query },
          target: '.opening',
          actions: 'rememberListing',
        },
        'listing.refused': {
          guard: { type: 'isOnItsWay', params: ({ event }) => event.query },
          target: '.failed',
          actions: 'rememberFailure',
        },
      },
      states: {
        opening: {
          description: 'What came?',
          always: [
            { guard: 'isMissing', target: 'failed' },
            { guard: 'isEmpty', target: 'noneFound' },
            { target: 'shown' },
          ],
        },
        shown: { description: 'Products stand in the list.' },
        noneFound: { description: 'Nothing fits: the shopper is helped on.' },
        loading: { description: 'Another list is on its way; the last stays until it is there.', tags: ['waiting'] },
        filtering: {
          description: 'The list is being narrowed or widened; the last stays until it is there.',
          tags: ['waiting'],
        },
        sorting: { description: 'The list is being put in another order.', tags: ['waiting'] },
        paging: { description: 'Another page of the list is on its way.', tags: ['waiting'] },
        failed: {
          description: 'The list could not be read; what was shown stays, and the shopper may try again.',
          on: { 'listing.retried': { target: 'loading', actions: 'askForListing' } },
        },
      },
    },
    panel: {
      description: 'The filters of a small screen.',
      initial: 'closed',
      states: {
        closed: { description: 'The list has the screen.', on: { 'panel.opened': { target: 'open' } } },
        open: { description: 'The filters lie over the list.', on: { 'panel.closed': { target: 'closing' } } },
        closing: {
          description: 'The filters go (250 ms).',
          after: { dialogTransition: { target: 'closed' } },
          on: { 'panel.opened': { target: 'open' } },
        },
      },
    },
  },
});
