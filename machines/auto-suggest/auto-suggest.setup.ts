import { assertEvent, setup } from 'xstate';
import type { SearchSuggestions } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { AutoSuggestContext, AutoSuggestEvent } from './auto-suggest.types.ts';

const ports = {
  autoSuggest: promisePort<SearchSuggestions, { q: string }>('autoSuggest'),
  /** Goes to a page of the shop; answers when it is shown. */
  showPage: promisePort<void, { path: string }>('showPage'),
  /** Says `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
};

export type AutoSuggestPorts = typeof ports;

/** Fewer letters suggest nothing worth reading. */
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
    /** Typing rests for this long before the shop is asked, in milliseconds. */
    typingRest: 160,
    /** How long a dialog takes to come and to go (core 9). */
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
