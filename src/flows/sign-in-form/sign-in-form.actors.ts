import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { SignInFormPorts } from '#machines/sign-in-form/sign-in-form.setup.ts';
import type { SignInFields } from '#machines/sign-in-form/sign-in-form.types.ts';
import { requestSignIn, type SessionRef } from '#src/flows/session/requestSignIn.ts';

/** What the form needs of the page: its session, and the dialog that it stands in. */
export const createSignInFormActors = (session: SessionRef, dialogs: ActorRefFrom<typeof dialogsMachine>): SignInFormPorts => ({
  signIn: fromPromise<void, SignInFields>(({ input }) => requestSignIn(session, input)),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
