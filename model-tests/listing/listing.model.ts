import { listingMachine } from '#machines/listing/listing.machine.ts';
import { listingSearchString } from '#src/domain/catalogue-url.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { all, cheapest, green, noAnswer, none, secondPage, shown, words } from './listing.fixtures.ts';

export const send = {
  'filter.toggled': { type: 'filter.toggled', key: 'color', value: 'green' },
  'filters.cleared': { type: 'filters.cleared' },
  'sort.chosen': [
    { type: 'sort.chosen', sort: 'price-asc' },
    { type: 'sort.chosen', sort: 'featured' },
  ],
  'listing.awaited': [
    { type: 'listing.awaited', query: all },
    { type: 'listing.awaited', query: secondPage },
    { type: 'listing.awaited', query: cheapest },
    { type: 'listing.awaited', query: green },
    { type: 'listing.awaited', query: words },
  ],
  'listing.arrived': [
    { type: 'listing.arrived', query: all, listing: shown },
    { type: 'listing.arrived', query: green, listing: none },
    { type: 'listing.arrived', query: cheapest, listing: shown },
  ],
  'listing.refused': [
    { type: 'listing.refused', query: all, failure: noAnswer },
    { type: 'listing.refused', query: green, failure: noAnswer },
  ],
  'listing.retried': { type: 'listing.retried' },
  'panel.opened': { type: 'panel.opened' },
  'panel.closed': { type: 'panel.closed' },
} as const;

export const model = modelOf(listingMachine, {
  input: { query: all, listing: shown },
  inputs: { 'nothing could be read': { query: all, listing: null }, 'nothing is there': { query: all, listing: none } },
  send,
  outcomes: { address: { failed: [new Error('no router')] } },
  project: ({ query, listing }) => [listingSearchString(query), listing?.total ?? null],
  why: 'guards compare the wanted query with the pending and the loaded one, and read whether there are results; a failure is only shown',
  survivors: {
    'results.opening: always [isMissing] → results.failed, after isEmpty':
      'equivalent: a list that is missing has no total, so that only one of the two guards holds',
  },
});
