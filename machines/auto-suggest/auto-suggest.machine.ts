import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { autoSuggestSetup } from './auto-suggest.setup.ts';

/** The search overlay, with suggestions while the shopper types. */
export const autoSuggestMachine = autoSuggestSetup.createMachine({
  id: 'auto-suggest',
  description:
    'The search line: suggestions once typing rests, the latest words win; a failure leaves the search itself working (catalogue 7).',
  context: { text: '', suggestions: null, destination: null },
  invoke: { id: 'watchRoute', src: 'watchRoute', onError: { target: '.closed' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page has the screen.',
      entry: 'forgetAll',
      on: { 'search.opened': { target: 'open' } },
    },
    open: {
      description: 'The search line lies over the page and has the focus.',
      initial: 'empty',
      on: {
        'text.typed': { target: '.weighing', actions: 'rememberText' },
        'search.submitted': { target: 'leaving', actions: 'rememberDestination' },
        'suggestion.picked': { target: 'leaving', actions: 'rememberDestination' },
        'search.closed': { target: 'closing' },
        'route.changed': { target: 'closing' },
      },
      states: {
        weighing: {
          description: 'Is there enough to suggest from?',
          always: [{ guard: 'isTooShort', target: 'empty', actions: 'forgetSuggestions' }, { target: 'typing' }],
        },
        empty: { description: 'Nothing, or hardly anything, is typed.' },
        typing: {
          description: 'The shopper types; the shop is asked when they rest.',
          after: { typingRest: { target: 'loading' } },
          on: { 'text.typed': { target: 'weighing', reenter: true, actions: 'rememberText' } },
        },
        loading: {
          description: 'The shop is asked. Typing on drops the answer.',
          invoke: {
            id: 'autoSuggest',
            src: 'autoSuggest',
            input: ({ context }) => ({ q: context.text.trim() }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: 'none',
                actions: 'forgetSuggestions',
              },
              { target: 'suggestions', actions: assign(({ event }) => ({ suggestions: event.output })) },
            ],
            onError: { target: 'failed', actions: 'forgetSuggestions' },
          },
        },
        suggestions: { description: 'Words, categories, products and pages of help to pick.' },
        none: { description: 'Nothing comes to mind; the words can still be searched.' },
        failed: { description: 'No suggestions could be had; the words can still be searched.' },
      },
    },
    leaving: {
      description: 'The page that was picked is on its way.',
      invoke: {
        id: 'showPage',
        src: 'showPage',
        input: ({ context }) => ({ path: expected(context.destination, 'a destination') }),
        onDone: { target: 'closing' },
        onError: { target: 'closing' },
      },
      on: { 'route.changed': { target: 'closing' } },
    },
    closing: {
      description: 'The search goes (250 ms).',
      after: { dialogTransition: { target: 'closed' } },
      on: { 'search.opened': { target: 'open', actions: 'forgetAll' } },
    },
  },
});
