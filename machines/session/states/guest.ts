import { assign } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { sessionSetup } from '../session.setup.ts';
import { elsewhere } from './elsewhere.ts';

/** A shopper whose token could not be renewed is still the same shopper: their cart is kept. */
const askAgain = [{ guard: 'hasSession', target: '#session.refreshing' }, { target: 'fetchingToken' }] as const;

export const guest = sessionSetup.createStateConfig({
  description: 'Nobody is signed in: the shopper has, or is getting, a guest session.',
  initial: 'fetchingToken',
  // With or without a guest session: the customer's replaces it.
  on: {
    'signIn.requested': { target: '#session.signingIn' },
    'code.obtained': { target: '#session.signingIn.exchangingCode', actions: 'rememberSignIn' },
  },
  states: {
    fetchingToken: {
      description: 'A guest token is asked for.',
      invoke: {
        id: 'createToken',
        src: 'createToken',
        input: ({ context: { cutOff } }) => ({ cutOff }),
        onDone: {
          target: 'ready',
          actions: [
            assign(({ event }) => ({ session: event.output, failure: null })),
            'announceStart',
            'answerRenewed',
          ],
        },
        onError: [
          { guard: 'isDuplicatedToken', target: 'waiting' },
          { target: 'unavailable', actions: assign(({ event }) => ({ failure: failureOf(event) })) },
        ],
      },
    },
    waiting: {
      description: 'The service was handing out this token already: ask again in two seconds.',
      after: { duplicatedTokenDelay: { target: 'retrying' } },
    },
    retrying: {
      description: 'The guest token is asked for once more.',
      invoke: {
        id: 'createToken',
        src: 'createToken',
        input: ({ context: { cutOff } }) => ({ cutOff }),
        onDone: {
          target: 'ready',
          actions: [
            assign(({ event }) => ({ session: event.output, failure: null })),
            'announceStart',
            'answerRenewed',
          ],
        },
        onError: { target: 'unavailable', actions: assign(({ event }) => ({ failure: failureOf(event) })) },
      },
    },
    ready: {
      description: 'A guest: may browse, fill a cart and buy.',
      tags: ['ready'],
      on: { ...elsewhere, 'token.rejected': { target: '#session.refreshing' } },
    },
    unavailable: {
      description:
        'No session could be had (no network, or the service is down): browsing works, and the next change or the shopper asks again.',
      entry: ['announceUnavailable', 'answerUnavailable', 'forgetSignIn'],
      on: { ...elsewhere, 'token.rejected': askAgain, 'session.retried': askAgain },
    },
  },
});
