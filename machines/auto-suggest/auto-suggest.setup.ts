import { assertEvent, setup } from 'xstate';
import type { SearchSuggestions } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { AutoSuggestContext, AutoSuggestEvent } from './auto-suggest.types.ts';

const ports = {
  autoSuggest: promisePort<SearchSuggestions, { q: string }>('autoSuggest'),
  /** Navigates to a page of the shop; resolves when it is shown. */
  showPage: promisePort<void, { path: string }>('showPage'),
  /** Sends `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
};

export type AutoSuggestPorts = typeof ports;

/** Minimum letters for suggestions: fewer give nothing useful. */
const SHORTEST = 2;

const base = setup({
  types: { context: {} as AutoSuggestContext, events: {} as AutoSuggestEvent },
  actors: ports,
  guards: {
    isTooShort: ({ context }) => context.text.trim().length < SHORTEST,
    isEmpty: (_, { terms, categories, products, pages }: SearchSuggestions) =>
      terms.length + categories.length + products.length + pages.length === 0,
  },
  delays: {
    /** Debounce before suggestions are requested, in milliseconds. */
    typingRest: 160,
    /** Duration of the opening and closing transition of a dialog (core 9). */
    dialogTransition: 250,
  },
});

export const autoSuggestSetup = base.extend({
  actions: {
    rememberText: base.assign(({ event }) => {
      assertEvent(event, 'text.typed');
      return { text: event.text };
    }),
    rememberDestination: base.assign(({ event }) => {
      assertEvent(event, ['search.submitted', 'suggestion.picked']);
      return { destination: event.path };
    }),
    forgetSuggestions: base.assign({ suggestions: null }),
    forgetAll: base.assign({ text: '', suggestions: null, destination: null }),
  },
});
