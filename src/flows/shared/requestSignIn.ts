import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { ShownPassword } from '#machines/session/session.types.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/**
 * Requests a sign-in from the session, by a password or by the code that a passkey gave (held-code.ts), and waits.
 * Resolves when the customer is signed in; rejects with the ApiFailure.
 */
export function requestSignIn(session: SessionRef, shown: ShownPassword | 'held code'): Promise<void> {
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const ends = [
      session.on('signIn.settled', (event) => {
        if (event.id === id) end(resolve);
      }),
      session.on('session.unavailable', () => end(() => reject(new Error('no session can be had')))),
      session.on('signIn.refused', (event) => {
        if (event.id === id) end(() => reject(event.failure));
      }),
    ];
    const end = (answer: () => void) => {
      for (const subscription of ends) subscription.unsubscribe();
      answer();
    };
    session.send(shown === 'held code' ? { type: 'code.obtained', id } : { type: 'signIn.requested', id, ...shown });
  });
}
