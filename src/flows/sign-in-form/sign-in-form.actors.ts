import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { personCheckMachine } from '#machines/person-check/person-check.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { SignInFormPorts } from '#machines/sign-in-form/sign-in-form.setup.ts';
import type { SignedIn, SignInFields } from '#machines/sign-in-form/sign-in-form.types.ts';
import { askForToken } from '#src/flows/person-check/defence.actors.ts';
import { createPersonCheckActors } from '#src/flows/person-check/person-check.actors.ts';
import { requestSignIn, type SessionRef } from '#src/flows/session/requestSignIn.ts';

interface Surroundings {
  session: SessionRef;
  /** The dialog that the form stands in; null where it stands on a page. */
  dialogs: ActorRefFrom<typeof dialogsMachine> | null;
  isAssociate?: boolean;
}

/** What the form needs of the page: its session, the dialog that it stands in, and the bot defence. */
export function createSignInFormActors({ session, dialogs, isAssociate }: Surroundings): SignInFormPorts {
  // Of the try under way, for a second call after the check: a password is in no chart's context, and in no snapshot.
  let typed: SignInFields | null = null;
  return {
    prove: fromPromise<string | null, SignInFields>(async ({ input, signal }) => {
      typed = input;
      return askForToken('login', signal);
    }),
    signIn: fromPromise<SignedIn, { token: string | null }>(async ({ input: { token } }) => {
      await requestSignIn(session, { ...expected(typed, 'what was typed'), token, isAssociate });
      return { owesTerms: session.getSnapshot().context.session?.owesTerms ?? false };
    }),
    showTerms: fromPromise(async () => {
      typed = null;
      dialogs?.send({ type: 'dialog.requested', name: 'employee-terms' });
    }),
    personCheck: personCheckMachine.provide({ actors: createPersonCheckActors() }),
    close: fromPromise(async () => {
      typed = null;
      dialogs?.send({ type: 'dialog.dismissed' });
    }),
  };
}
