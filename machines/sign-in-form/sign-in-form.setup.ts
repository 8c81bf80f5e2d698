import { setup } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type {
  SignedIn,
  SignInFields,
  SignInFormContext,
  SignInFormEvent,
  SignInFormInput,
} from './sign-in-form.types.ts';

const ports = {
  /** Returns a token of the bot defence for one try; keeps the input as long as the try lasts, the check included. */
  prove: promisePort<string | null, SignInFields>('prove'),
  /** Asks the session for a sign-in with the input; rejects with the ApiFailure. */
  signIn: promisePort<SignedIn, { token: string | null }>('signIn'),
  /** Asks the shopper for a passkey and the session for a sign-in with its code; rejects with the ApiFailure. */
  signInWithPasskey: promisePort<SignedIn>('signInWithPasskey'),
  botDefence: botDefenceMachine,
  /** Replaces this dialog by employee-terms. */
  showTerms: promisePort<void>('showTerms'),
  /** Closes the dialog that contains the form, or leaves its page for where the shopper came from. */
  close: promisePort<void>('close'),
};

export type SignInFormPorts = typeof ports;

const base = setup({
  types: { context: {} as SignInFormContext, events: {} as SignInFormEvent, input: {} as SignInFormInput },
  actors: ports,
  guards: {
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    owesTerms: (_, { owesTerms }: SignedIn) => owesTerms,
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const signInFormSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    tellUnproven: base.assign({ failure: { errorId: 'AUT403', message: '', status: 403 } }),
    forgetFailure: base.assign({ failure: null }),
  },
});
