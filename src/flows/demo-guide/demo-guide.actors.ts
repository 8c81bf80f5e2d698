import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import type { DemoGuidePorts } from '#machines/demo-guide/demo-guide.setup.ts';
import type { SignedInPerson } from '#machines/demo-guide/demo-guide.types.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';
import type { DemoGuide } from '#src/domain/demo-guide.ts';
import { askForToken } from '#src/flows/person-check/defence.actors.ts';
import { requestSignIn, type SessionRef } from '#src/flows/session/requestSignIn.ts';

interface Surroundings {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/** Milliseconds for the session to end and to begin anew as a guest's. */
const patience = 10_000;

/**
 * Whoever is signed in leaves first. On a page of their own that leads home and closes the guide; the sign-in goes on.
 */
async function leave(session: SessionRef): Promise<void> {
  if (!selectIsRegistered(session.getSnapshot())) return;
  const isSettled = (snapshot: ReturnType<SessionRef['getSnapshot']>) =>
    snapshot.matches({ guest: 'ready' }) || snapshot.matches({ registered: 'ready' });
  session.send({ type: 'signOut.requested' });
  if (selectIsRegistered(await waitFor(session, isSettled, { timeout: patience })))
    throw new Error('the customer is still signed in');
}

/** What the guide needs of the page: its text, which is no part of the contract, the session, and the clipboard. */
export const createDemoGuideActors = ({ session, dialogs }: Surroundings): DemoGuidePorts => ({
  loadGuide: fromPromise<DemoGuide, undefined>(async ({ signal }) => {
    const response = await fetch('/sandbox/guide.json', { signal });
    if (!response.ok) throw new Error(`the guide answered ${response.status}`);
    return (await response.json()) as DemoGuide;
  }),
  signInAs: fromPromise<SignedInPerson, { email: string; password: string }>(
    async ({ input: { email, password }, signal }) => {
      const token = await askForToken('login', signal);
      await leave(session);
      await requestSignIn(session, { email, password, token });
      return { owesTerms: session.getSnapshot().context.session?.owesTerms ?? false };
    },
  ),
  showTerms: fromPromise(async () => dialogs.send({ type: 'dialog.requested', name: 'employee-terms' })),
  copyText: fromPromise(async ({ input: { text } }) => navigator.clipboard.writeText(text)),
});
