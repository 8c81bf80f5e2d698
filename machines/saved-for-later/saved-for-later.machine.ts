import { savedForLaterSetup } from './saved-for-later.setup.ts';
import { ready } from './states/ready.ts';

/**
 * A shopper's saved-for-later list: loaded for each shopper; items move back to the cart, are removed or change their
 * quantity, one after the other.
 */
export const savedForLaterMachine = savedForLaterSetup.createMachine({
  id: 'saved-for-later',
  description: 'The list of what was saved for later, beside the cart (core 3, 4, 6 and 7). Employees have none.',
  context: { shopper: null, list: null, gone: [], asked: [], refused: null },
  invoke: [
    { id: 'watchShopper', src: 'watchShopper', onError: {} },
    { id: 'watchCart', src: 'watchCart', onError: {} },
  ],
  // Drops everything of the last shopper, also their calls in progress.
  on: { 'shopper.changed': { guard: 'isAnother', target: '.deciding', actions: 'beginForShopper' } },
  initial: 'waitingForShopper',
  states: {
    waitingForShopper: {
      description: 'It is not known yet who shops.',
    },
    deciding: {
      description: 'Has this shopper a list?',
      always: [{ guard: 'isEmployee', target: 'disabled' }, { target: 'loading' }],
    },
    disabled: {
      description: 'An employee is connected: nothing is saved for later.',
    },
    loading: {
      description: 'The list is read: after every sign-in and sign-out, too.',
      invoke: {
        id: 'getSavedForLater',
        src: 'getSavedForLater',
        onDone: { target: 'ready', actions: 'keepRead' },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'The list could not be read. The cart works; the shopper may try again.',
      on: { 'list.retried': { target: 'loading' }, 'list.changed': { target: 'ready', actions: 'keepTold' } },
    },
    ready,
  },
});
