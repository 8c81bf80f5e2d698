import { setup } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { causeOf, failureOf } from '#machines/shared/failure.ts';
import type { PersonRules } from '#machines/shared/person.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { SignUpFormContext, SignUpFormEvent, SignUpFormInput, SignUpTyped } from './sign-up-form.types.ts';

const ports = {
  /** Reads the rules of the fields: the service's time, the country's phone and postal code formats. */
  readRules: promisePort<PersonRules>('readRules'),
  /** Returns a token of the bot defence for one try; keeps the input as long as the flow lasts. */
  prove: promisePort<string | null, SignUpTyped>('prove'),
  /** POST /consumers-v3/auth/signup with the input of `prove`; rejects with the ApiFailure. */
  signUp: promisePort<void, { token: string | null }>('signUp'),
  /** Returns a token of the bot defence for the sign-in. */
  proveSignIn: promisePort<string | null>('proveSignIn'),
  /** Asks the session for a sign-in with the same email and password; rejects with the ApiFailure. */
  signIn: promisePort<void, { token: string | null }>('signIn'),
  /** POST /consumers-v3/consumer/loyalty/token, if the input of `prove` agrees to the terms of the programme. */
  joinLoyalty: promisePort<void>('joinLoyalty'),
  botDefence: botDefenceMachine,
  /** Tells that the account is made, and closes the dialog or leaves the page for where the shopper came from. */
  leave: promisePort<void>('leave'),
};

export type SignUpFormPorts = typeof ports;

/** There is an account with this email. */
const taken = ['AUT439', 'PRO400'];

const base = setup({
  types: {
    context: {} as SignUpFormContext,
    events: {} as SignUpFormEvent,
    input: {} as SignUpFormInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isPosted: ({ context }) => context.isPosted,
    isMade: ({ context }) => context.isMade,
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    isLost: ({ event }) => causeOf(failureOf(event)) !== 'refusal',
    mayBeTheirs: ({ context, event }) => context.isUncertain && taken.includes(failureOf(event).errorId),
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const signUpFormSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    noteUncertain: base.assign({ isUncertain: true }),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    tellUnproven: base.assign({ failure: { errorId: 'AUT403', message: '', status: 403 } }),
    /** The password does not match: the account belongs to another person, or is an older one of the shopper. */
    tellTaken: base.assign({ failure: { errorId: 'AUT439', message: '', status: 409 } }),
    forgetFailure: base.assign({ failure: null }),
    forgetToken: base.assign({ token: null }),
    noteMade: base.assign({ isMade: true }),
  },
});
