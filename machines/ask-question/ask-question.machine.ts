import { expected } from '#machines/shared/ports.ts';
import { askQuestionSetup } from './ask-question.setup.ts';

/** The dialog "Ask a question". */
export const askQuestionMachine = askQuestionSetup.createMachine({
  id: 'ask-question',
  description:
    'A customer asks a question about a product, which the shop answers below it (catalogue 7, POST questions; core 8, REV410).',
  context: ({ input }) => ({ ...input, draft: null, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable', actions: 'forget' } },
  on: { 'customer.left': { actions: 'forget' } },
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper writes. Why the last try was refused is said above the fields; what was typed stays.',
      on: { 'form.submitted': { target: 'submitting', actions: 'rememberDraft' } },
    },
    submitting: {
      description: 'The service saves the question. A second press does nothing.',
      invoke: {
        id: 'askQuestion',
        src: 'askQuestion',
        input: ({ context }) => ({ productId: context.productId, fields: expected(context.draft, 'draft') }),
        onDone: { target: 'confirming' },
        onError: [
          { guard: 'isGuest', target: 'guest' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    guest: {
      description: 'Nobody is signed in: the dialog offers the sign-in, which leads back to the question.',
      on: { 'customer.arrived': { target: 'editing' } },
    },
    unavailable: {
      description: 'Whether somebody signs in or out cannot be told, so nothing is asked. The shopper may begin again.',
      on: { 'question.retried': { target: '#ask-question', reenter: true } },
    },
    confirming: {
      description: 'The dialog gives way to `ask-question-success`, which says that the question waits for the shop.',
      invoke: { id: 'confirm', src: 'confirm', onDone: { target: 'done' }, onError: { target: 'done' } },
    },
    done: {
      description: 'The question waits for the shop, and this dialog says so, too, in case it is still there.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
