import { assign } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { sessionSetup } from './session.setup.ts';
import { begunElsewhere, elsewhere } from './states/elsewhere.ts';
import { guest } from './states/guest.ts';
import { registered } from './states/registered.ts';
import { signingIn } from './states/signingIn.ts';

/** Who is shopping, as far as the page may know. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description:
    "The shopper's session: restored, else a guest's; renewed once when a token runs out; a customer's from sign-in to sign-out (core 4, Authentication; core 6).",
  context: { session: null, failure: null, signInId: null, cutOff: null },
  invoke: [
    { id: 'watchRejections', src: 'watchRejections', onError: { target: '.guest.unavailable' } },
    { id: 'watchTabs', src: 'watchTabs', onError: {} },
  ],
  // In a state where no sign-in can begin, because one is in progress or the shopper is not known yet, it is refused at
  // once.
  on: {
    'signIn.requested': { actions: 'refuseBusy' },
    'code.obtained': { actions: 'refuseBusy' },
    'cart.changed': [
      { guard: 'isCutOff', actions: ['rememberBasket', 'forgetCutOff', 'forgetCutOffEverywhere'] },
      { actions: 'rememberBasket' },
    ],
    'cutOff.dismissed': { guard: 'isCutOff', actions: ['forgetCutOff', 'forgetCutOffEverywhere'] },
  },
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
            target: 'recognised',
            actions: [
              assign(({ event }) => ({ session: event.output, failure: null, cutOff: event.output?.cutOff ?? null })),
              'announceStart',
              'answerRenewed',
            ],
          },
          { target: 'guest' },
        ],
        onError: { target: 'guest' },
      },
    },
    recognised: {
      description: "There is a session: a guest's or a customer's?",
      always: [{ guard: 'isGuest', target: 'guest.ready' }, { target: 'registered' }],
    },
    guest,
    signingIn,
    stillGuest: {
      description:
        "Nobody was signed in: back to the guest's session, to asking for one, or to where none could be had.",
      always: [
        { guard: 'hadNone', target: 'guest.unavailable' },
        { guard: 'hasSession', target: 'guest.ready' },
        { target: 'guest' },
      ],
    },
    registered,
    refreshing: {
      description:
        'The token ran out: a new one for the same shopper is asked for, once. If the bot defence refuses the call, nothing ends.',
      tags: ['ready'],
      on: elsewhere,
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: {
          target: 'recognised',
          actions: [assign(({ event }) => ({ session: event.output, failure: null })), 'answerRenewed'],
        },
        onError: [
          // Ignored (core 4): the shopper stays who they are, and only the call that needed the token is refused.
          {
            guard: 'isNotAllowed',
            target: 'recognised',
            actions: [assign({ failure: null }), 'answerUnavailable'],
          },
          { guard: 'isRefused', target: 'expired', actions: ['noteCutOff', 'tellSessionEnded'] },
          { target: 'guest.unavailable', actions: assign(({ event }) => ({ failure: failureOf(event) })) },
        ],
      },
    },
    leftElsewhere: {
      description:
        'Another tab signed out: everything private is dropped here, too. That tab asks for a guest session for all of them.',
      entry: ['announceEnd', 'answerUnavailable', 'forgetSession'],
      on: { 'session.changed': begunElsewhere },
      after: { tabPatience: { target: 'guest' } },
    },
    expired: {
      description:
        'The session is over: everything private is dropped, what waited for it is refused, and a guest session begins.',
      entry: ['announceEnd', 'answerUnavailable', 'forgetSession'],
      always: { target: 'guest' },
    },
  },
});
