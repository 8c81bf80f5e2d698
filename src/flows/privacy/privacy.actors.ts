import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { DataDownloadPorts } from '#machines/data-download/data-download.setup.ts';
import type { ErasurePorts } from '#machines/erasure/erasure.setup.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';
import { saveFile } from '#src/ui/behaviour/saveFile.ts';

/** The actor of the download: the service, and the browser that saves the file. */
export const createDataDownloadActors = (): DataDownloadPorts => ({
  downloadData: fromPromise<void, { password: string }>(async ({ input: { password }, signal }) => {
    const data = await unwrap(api.POST('/consumers-v3/consumer/data', { body: { password }, signal }));
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'waymark-data.json');
  }),
});

/** The actors of the erasure: the service, the session, the toasts and the router of the page. */
export const createErasureActors = ({
  session,
  toasts,
  router,
  locale,
}: {
  session: SessionRef;
  toasts: ActorRefFrom<typeof toastsMachine>;
  router: AnyRouter;
  locale: string;
}): ErasurePorts => ({
  // Without `signal`: an erasure that is sent is finished, whatever becomes of the page.
  eraseConsumer: fromPromise<void, { password: string }>(async ({ input: { password } }) => {
    const { error, response } = await api.POST('/consumers-v3/consumer/erasure', { body: { password } });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  // The shop leaves the account for the home page once the session has ended: the toast stays in sight there.
  endSession: fromPromise(async () => {
    const notice = { title: 'accountErased', message: 'accountErasedMore', tone: 'success', autoClose: false } as const;
    toasts.send({ type: 'toast.raised', notice });
    session.send({ type: 'signOut.requested' });
  }),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
