import { assertEvent, assign } from 'xstate';
import { warrantySetup } from './warranty.setup.ts';

/** The dialog "Warranty case". */
export const warrantyMachine = warrantySetup.createMachine({
  id: 'warranty',
  description:
    'An item of an order that has arrived is faulty: the shopper says what the trouble is, and gets a number on the page and by email (core 7, POST warranty).',
  context: ({ input }) => ({ ...input, caseNumber: null, failure: null }),
  initial: 'editing',
  states: {
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
          const { orderNumber, st, itemId } = context;
          return { orderNumber, st, itemId, fields: event.fields };
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
