import type { SearchSuggestions } from '#openapi/generated/waymark.gen.ts';
import { autoSuggestMachine } from '#machines/auto-suggest/auto-suggest.machine.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const howToReturn = { title: 'How to return', url: '/help/returns/how-to-return' };

export const found: SearchSuggestions = {
  q: 'trail',
  terms: ['trail running shoes'],
  categories: [{ id: '1104', name: 'Trail running', slug: 'trail-running' }],
  products: [card],
  pages: [howToReturn],
};

/** Suggestions of help pages: no product matches. */
export const help: SearchSuggestions = { q: 'retu', terms: [], categories: [], products: [], pages: [howToReturn] };

export const nothing: SearchSuggestions = { q: 'qq', terms: [], categories: [], products: [], pages: [] };

export const send = {
  'search.opened': { type: 'search.opened' },
  'search.closed': { type: 'search.closed' },
  'text.typed': [
    { type: 'text.typed', text: 'trail' },
    { type: 'text.typed', text: 'qqxyzzy' },
    { type: 'text.typed', text: '' },
  ],
  'search.submitted': { type: 'search.submitted', path: '/en-us/search?q=trail' },
  'suggestion.picked': { type: 'suggestion.picked', path: '/en-us/search?q=trail%20running%20shoes' },
  'route.changed': { type: 'route.changed', path: '/en-us/search' },
} as const;

export const model = modelOf(autoSuggestMachine, {
  input: undefined,
  send,
  outcomes: {
    autoSuggest: { done: [found, nothing], failed: [new Error('no answer')] },
    showPage: { done: [undefined], failed: [new Error('no such page')] },
    watchRoute: { failed: [new Error('no router')] },
  },
  project: ({ text, suggestions }) => [text, suggestions !== null],
  why: 'guards read the length of the text and whether anything was found; the target only matters to the port',
});
