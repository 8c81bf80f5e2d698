import { setup } from 'xstate';
import { personCheckMachine } from '#machines/person-check/person-check.machine.ts';
import type { PersonCheckOutput } from '#machines/person-check/person-check.types.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { SignedIn, SignInFields, SignInFormContext, SignInFormEvent } from './sign-in-form.types.ts';

const ports = {
  /** A token of the bot defence for one try; keeps what was typed for as long as the try lasts, the check included. */
  prove: promisePort<string | null, SignInFields>('prove'),
  /** Asks the session for the sign-in with what was typed; rejects with the ApiFailure. */
  signIn: promisePort<SignedIn, { token: string | null }>('signIn'),
  personCheck: personCheckMachine,
  /** Puts the dialog employee-terms in the place of this one. */
  showTerms: promisePort<void>('showTerms'),
  /** Takes away the dialog that the form is in. */
  close: promisePort<void>('close'),
};

export type SignInFormPorts = typeof ports;

const base = setup({
  types: { context: {} as SignInFormContext, events: {} as SignInFormEvent },
  actors: ports,
  guards: {
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    owesTerms: (_, { owesTerms }: SignedIn) => owesTerms,
    isPassed: (_, { token }: PersonCheckOutput) => token !== null,
  },
});

export const signInFormSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    /** Nobody has shown that they are a person: as if the defence had said no. */
    tellUnproven: base.assign({ failure: { errorId: 'AUT403', message: '', status: 403 } }),
    forgetFailure: base.assign({ failure: null }),
  },
});
