import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { DevicesPorts } from '#machines/devices/devices.setup.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { DeviceSession } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

const path = '/consumers-v3/consumer/sessions';

/** Reads where a customer is signed in; null for a guest, who has no account. */
export async function readDevices(signal?: AbortSignal): Promise<DeviceSession[] | null> {
  try {
    return (await unwrap(api.GET(path, signal ? { signal } : {}))).sessions;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.errorId === 'AUT404') return null;
    throw problem;
  }
}

/** The actors of the devices: the calls (core 7), the session, the dialog of the password and the router. */
export const createDevicesActors = ({
  session,
  dialogs,
  router,
  locale,
}: {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  router: AnyRouter;
  locale: string;
}): DevicesPorts => ({
  getSessions: fromPromise(({ signal }) => readDevices(signal)),
  endSession: fromPromise(async ({ input: { id } }) => {
    const params = { path: { sessionId: id } };
    return (await unwrap(api.DELETE(`${path}/{sessionId}`, { params }))).sessions;
  }),
  endOtherSessions: fromPromise(async () => (await unwrap(api.DELETE(path))).sessions),
  watchSession: fromCallback(({ sendBack }) => {
    const unwatch = watchCustomer(session, sendBack);
    const { unsubscribe } = dialogs.on('dialog.closed', ({ name }) => {
      if (name === 'change-password') sendBack({ type: 'devices.outdated' });
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  }),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
