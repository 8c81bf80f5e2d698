import { assign } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { sessionSetup } from './session.setup.ts';
import { guest } from './states/guest.ts';

/** Who is shopping, as far as the page may know. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The shopper\'s session: restored, else a guest\'s; renewed once when a token runs out (core 4, Authentication; core 6).',
  context: { session: null, failure: null },
  invoke: { id: 'watchRejections', src: 'watchRejections', onError: { target: '.guest.unavailable' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Was this browser here before?',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'guest.ready',
            actions: [assign(({ event }) => ({ session: event.output, failure: null })), 'announceStart', 'answerRenewed'],
          },
          { target: 'guest' },
        ],
        onError: { target: 'guest' },
      },
    },
    guest,
    refreshing: {
      description: 'The token ran out: a new one for the same shopper is asked for, once.',
      tags: ['ready'],
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: {
          target: 'guest.ready',
          actions: [assign(({ event }) => ({ session: event.output, failure: null })), 'answerRenewed'],
        },
        onError: [
          { guard: 'isRefused', target: 'expired' },
          { target: 'guest.unavailable', actions: assign(({ event }) => ({ failure: failureOf(event) })) },
        ],
      },
    },
    expired: {
      description: 'The session is over: everything private is dropped, what waited for it is refused, and a guest session begins.',
      entry: ['announceEnd', 'answerUnavailable', 'forgetSession'],
      always: { target: 'guest' },
    },
  },
});
