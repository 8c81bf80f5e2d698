import { assertEvent, assign } from 'xstate';
import { contactSetup } from './contact.setup.ts';

/** The contact form. */
export const contactMachine = contactSetup.createMachine({
  id: 'contact',
  description:
    'How a shopper writes to the shop: they choose a subject, write, and get a copy with a number by email (catalogue 4 and 7; core 8, ATTR100-300).',
  context: ({ input }) => ({ ...input, caseNumber: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the page answer a form that was sent without script, and are the subjects here?',
      always: [{ guard: 'isPosted', target: 'sent' }, { guard: 'isKnown', target: 'deciding' }, { target: 'loading' }],
    },
    loading: {
      description: 'The subjects are read.',
      tags: ['busy'],
      invoke: {
        id: 'getContactSubjects',
        src: 'getContactSubjects',
        onDone: { target: 'deciding', actions: assign(({ event }) => ({ categories: event.output })) },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'The form cannot be shown without its subjects; the shopper may try again, or write an email.',
      on: { 'subjects.retried': { target: 'loading' } },
    },
    deciding: {
      description: 'Was a form that was sent without script refused?',
      always: [{ guard: 'wasRefused', target: 'refused' }, { target: 'editing' }],
    },
    editing: {
      description: 'The shopper chooses a subject and writes.',
      on: { 'message.submitted': { target: 'sending' } },
    },
    sending: {
      description: 'The message is sent. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'sendContactRequest',
        src: 'sendContactRequest',
        input: ({ event }) => {
          assertEvent(event, 'message.submitted');
          return { fields: event.fields };
        },
        onDone: { target: 'sent', actions: assign(({ event }) => ({ caseNumber: event.output })) },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'The message was not taken: the page says why, and what was typed stays.',
      on: { 'message.submitted': { target: 'sending' } },
    },
    sent: {
      description: 'The shop has the message, and the shopper a number for it. Another message can be written.',
      on: { 'another.requested': { target: 'opening', actions: 'forgetNumber' } },
    },
  },
});
