import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { SignInFormPorts } from '#machines/sign-in-form/sign-in-form.setup.ts';
import type { SignedIn, SignInFields } from '#machines/sign-in-form/sign-in-form.types.ts';
import { asOffline } from '#src/api/outage.ts';
import { askForToken, createBotDefenceActors } from '#src/flows/bot-defence/index.ts';
import { requestSignIn, type SessionRef } from '#src/flows/shared/requestSignIn.ts';

interface Surroundings {
  session: SessionRef;
  /** Shows an employee the terms in a dialog; null where no employee signs in so. */
  dialogs: ActorRefFrom<typeof dialogsMachine> | null;
  /** Closes the dialog of the form, or leaves its page. */
  leave?: () => void;
  isAssociate?: boolean;
}

/** The actors of the form: the session of the page, the dialog, and the bot defence. */
export function createSignInFormActors({ session, dialogs, leave, isAssociate }: Surroundings): SignInFormPorts {
  // Kept here for a second call after the bot check: no chart's context or snapshot may contain a password.
  let typed: SignInFields | null = null;
  const owesTerms = () => session.getSnapshot().context.session?.owesTerms ?? false;
  return {
    prove: fromPromise<string | null, SignInFields>(async ({ input, signal }) => {
      typed = input;
      return askForToken('login', signal);
    }),
    signIn: fromPromise<SignedIn, { token: string | null }>(async ({ input: { token } }) => {
      await requestSignIn(session, { ...expected(typed, 'what was typed'), token, isAssociate });
      return { owesTerms: owesTerms() };
    }),
    signInWithPasskey: fromPromise(async ({ signal }) => {
      const { usePasskey } = await import('#src/flows/passkeys/webauthn.actors.ts').catch(asOffline);
      await usePasskey(signal);
      await requestSignIn(session, 'held code');
      return { owesTerms: owesTerms() };
    }),
    showTerms: fromPromise(async () => {
      typed = null;
      dialogs?.send({ type: 'dialog.requested', name: 'employee-terms' });
    }),
    botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
    close: fromPromise(async () => {
      typed = null;
      leave?.();
    }),
  };
}
