import { assign, assertEvent } from 'xstate';
import { sessionSetup } from '../session.setup.ts';

const exchange = {
  id: 'exchangeCode',
  src: 'exchangeCode',
  onDone: {
    target: '#session.registered.loadingAccount',
    actions: [
      assign(({ event }) => ({ session: event.output, failure: null, cutOff: null })),
      'announceStart',
      'settleSignIn',
      'forgetSignIn',
      'welcome',
    ],
  },
} as const satisfies Parameters<typeof sessionSetup.createStateConfig>[0]['invoke'];

/** A 403 is ignored silently; for everything else the shopper reads that another sign-in was under way (core 4). */
const refusals = [
  { guard: 'isNotAllowed', target: '#session.stillGuest', actions: ['settleSignIn', 'forgetSignIn'] },
  { target: '#session.stillGuest', actions: ['refuseDuplicate', 'forgetSignIn'] },
] as const;

export const signingIn = sessionSetup.createStateConfig({
  description:
    'A guest shows a password, or has shown a passkey. What they gathered stays theirs, whether it is right or not.',
  initial: 'askingForCode',
  // A waiting call was the guest's, and is not repeated for the customer.
  exit: 'answerUnavailable',
  states: {
    askingForCode: {
      description: 'Is the password right? A code is asked for, with a challenge that only this page can answer.',
      entry: 'rememberSignIn',
      invoke: {
        id: 'askForCode',
        src: 'askForCode',
        input: ({ event }) => {
          assertEvent(event, 'signIn.requested');
          return { email: event.email, password: event.password, token: event.token, isAssociate: event.isAssociate };
        },
        onDone: { target: 'exchangingCode' },
        onError: { target: '#session.stillGuest', actions: ['refuseSignIn', 'forgetSignIn'] },
      },
    },
    exchangingCode: {
      description: "The code is exchanged for the customer's session; the guest's cart comes with it.",
      invoke: {
        ...exchange,
        onError: [{ guard: 'isDuplicatedToken', target: 'waiting' }, ...refusals],
      },
    },
    waiting: {
      description: 'The service was handing out this token already: ask again in two seconds.',
      after: { duplicatedTokenDelay: { target: 'exchangingAgain' } },
    },
    exchangingAgain: {
      description: 'The code is exchanged once more.',
      invoke: { ...exchange, onError: refusals },
    },
  },
});
