import { assertEvent, assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { warrantySetup } from './warranty.setup.ts';
import { keyOf } from './warranty.types.ts';

/** The dialog "Warranty case". */
export const warrantyMachine = warrantySetup.createMachine({
  id: 'warranty',
  description:
    'An item of an order that has arrived is faulty: the shopper says what the trouble is, and gets a number on the page and by email (core 7, POST warranty). An order opens it for its item; the account lets the shopper choose one.',
  context: ({ input: { item } }) => ({ items: item ? [item] : [], caseNumber: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Is it known what it is about?',
      always: [{ guard: 'isGiven', target: 'editing' }, { target: 'reading' }],
    },
    reading: {
      description: 'The orders of the customer are read, to choose an item that has arrived.',
      entry: 'forgetFailure',
      invoke: {
        id: 'getItems',
        src: 'getItems',
        onDone: [
          {
            guard: { type: 'hasSome', params: ({ event }) => event.output },
            target: 'editing',
            actions: assign(({ event }) => ({ items: event.output })),
          },
          { target: 'nothing' },
        ],
        onError: { target: 'unread', actions: 'rememberFailure' },
      },
    },
    nothing: {
      description: 'Nothing has arrived that a case can be about.',
      meta: { rests: 'The dialog says so and is closed.' },
    },
    unread: {
      description: 'The orders could not be read. The shopper may try again.',
      on: { 'items.retried': { target: 'reading' } },
    },
    editing: {
      description: 'The shopper writes what the trouble is. Why the last try was refused is said above the field.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The case is opened. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: 'createWarrantyCase',
        src: 'createWarrantyCase',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted');
          const { item, written } = event.fields;
          const chosen = context.items.find((one) => keyOf(one) === item);
          return { item: expected(chosen, 'item'), written };
        },
        onDone: { target: 'done', actions: assign(({ event }) => ({ caseNumber: event.output })) },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      description: 'The case has a number, which the dialog shows until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
