import { toastsSetup } from './toasts.setup.ts';

/** Short messages that appear, stay to be read, and disappear. */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description:
    'Short messages above the page: they go by themselves after a while, wait while somebody reads, and stay when they have to be read (core 3, 4 and 9, Toasts).',
  context: ({ input }) => ({ toasts: [], nextId: 1, dismissDelay: input.dismissDelay }),
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing to tell; no timer runs.',
      on: { 'toast.raised': { target: 'showing', actions: 'addToast' } },
    },
    showing: {
      description: 'Messages are shown that go by themselves; their time is counted every 200 ms.',
      always: [
        { guard: 'hasNone', target: 'empty' },
        { guard: 'hasNothingToCount', target: 'staying' },
      ],
      after: { tick: { target: 'showing', reenter: true, actions: 'countDown' } },
      on: {
        'toast.raised': [
          { guard: 'isNew', actions: 'addToast' },
          { guard: 'offersMore', actions: 'addOffer' },
        ],
        'toast.dismissed': { actions: 'removeToast' },
        'toasts.held': { target: 'held' },
      },
    },
    staying: {
      description: 'Only messages are left that stay until the shopper sends them away; no timer runs.',
      on: {
        'toast.raised': { guard: 'isNew', target: 'showing', actions: 'addToast' },
        'toast.dismissed': { target: 'showing', actions: 'removeToast' },
        'toasts.held': { target: 'held' },
      },
    },
    held: {
      description: 'The shopper points at a message or is in it: time stands still until they leave.',
      always: { guard: 'hasNone', target: 'empty' },
      on: {
        'toast.raised': [
          { guard: 'isNew', actions: 'addToast' },
          { guard: 'offersMore', actions: 'addOffer' },
        ],
        'toast.dismissed': { actions: 'removeToast' },
        'toasts.released': { target: 'showing' },
      },
    },
  },
});
