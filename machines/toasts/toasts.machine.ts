import { toastsSetup } from './toasts.setup.ts';

/** Short messages that come, wait to be read, and go. */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description: 'Short messages above the page: they go by themselves after a while, and wait while somebody reads (core 4 and 9, Toasts).',
  context: ({ input }) => ({ toasts: [], nextId: 1, dismissDelay: input.dismissDelay }),
  initial: 'empty',
  on: { 'toast.raised': { guard: 'isNew', actions: 'addToast', target: '.showing' } },
  states: {
    empty: { description: 'Nothing to tell; no timer runs.' },
    showing: {
      description: 'One or more messages are shown; their time runs, counted every 200 ms.',
      always: { guard: 'hasNone', target: 'empty' },
      after: { tick: { target: 'showing', reenter: true, actions: 'countDown' } },
      on: {
        'toast.dismissed': { actions: 'removeToast' },
        'toasts.held': { target: 'held' },
      },
    },
    held: {
      description: 'The shopper points at a message or tabs into it: time stands still until they leave.',
      always: { guard: 'hasNone', target: 'empty' },
      on: {
        'toast.raised': { guard: 'isNew', actions: 'addToast' },
        'toast.dismissed': { actions: 'removeToast' },
        'toasts.released': { target: 'showing' },
      },
    },
  },
});
