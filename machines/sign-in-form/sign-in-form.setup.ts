import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { SignInFields, SignInFormContext, SignInFormEvent } from './sign-in-form.types.ts';

const ports = {
  /** Asks the session for the sign-in; rejects with the ApiFailure. */
  signIn: promisePort<void, SignInFields>('signIn'),
  /** Takes away the dialog that the form is in. */
  close: promisePort<void>('close'),
};

export type SignInFormPorts = typeof ports;

const base = setup({
  types: { context: {} as SignInFormContext, events: {} as SignInFormEvent },
  actors: ports,
});

export const signInFormSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
