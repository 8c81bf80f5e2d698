import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { customerSession, expiredToken, guestSession } from '#model-tests/session/session.model.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** A customer's session whose token is being renewed, and what ends the renewal. */
async function renewing() {
  const renewal = Promise.withResolvers<Session>();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise(async (): Promise<Session | null> => customerSession),
        createToken: fromPromise(async () => guestSession),
        refreshToken: fromPromise(() => renewal.promise),
        watchRejections: fromCallback(() => {}),
        watchTabs: fromCallback(() => {}),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => snapshot.hasTag('registered'));
  session.send({ type: 'token.rejected' });
  expect(session.getSnapshot().matches('refreshing')).toBe(true);
  return { session, renewal };
}

test('a part of the page that begins while the token is renewed hears that its customer is signed out', async () => {
  const { session, renewal } = await renewing();
  const tell = vi.fn();
  watchCustomer(session, tell);
  renewal.reject(expiredToken);
  await waitFor(session, (snapshot) => snapshot.matches({ guest: 'ready' }));
  expect(tell.mock.calls).toEqual([[{ type: 'customer.arrived' }], [{ type: 'customer.left' }]]);
});

test('a renewed token is no sign-out', async () => {
  const { session, renewal } = await renewing();
  const tell = vi.fn();
  watchCustomer(session, tell);
  renewal.resolve(customerSession);
  await waitFor(session, (snapshot) => snapshot.hasTag('registered'));
  expect(tell.mock.calls).toEqual([[{ type: 'customer.arrived' }]]);
});
