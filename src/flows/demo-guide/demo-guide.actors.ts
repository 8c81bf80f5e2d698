import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import type { DemoGuidePorts } from '#machines/demo-guide/demo-guide.setup.ts';
import type { SignedInPerson } from '#machines/demo-guide/demo-guide.types.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';
import type { DemoGuide } from '#src/domain/demo-guide.ts';
import { askForToken } from '#src/flows/bot-defence/index.ts';
import { requestSignIn, type SessionRef } from '#src/flows/shared/requestSignIn.ts';

interface Surroundings {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/** Milliseconds to wait until the session has ended and restarted as a guest's. */
const patience = 10_000;

/**
 * Signs the current customer out. On an account page this navigates home and closes the guide; the sign-in continues.
 */
async function leave(session: SessionRef): Promise<void> {
  if (!selectIsRegistered(session.getSnapshot())) return;
  const isSettled = (snapshot: ReturnType<SessionRef['getSnapshot']>) =>
    snapshot.matches({ guest: 'ready' }) || snapshot.matches({ registered: 'ready' });
  session.send({ type: 'signOut.requested' });
  if (selectIsRegistered(await waitFor(session, isSettled, { timeout: patience })))
    throw new Error('the customer is still signed in');
}

/** The actors of the guide: its text, which is not part of the contract, the session, and the clipboard. */
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
