import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';
import type { ProfilePorts } from '#machines/profile/profile.setup.ts';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** The dialogs in which a customer changes the profile. */
const changing: readonly DialogName[] = ['edit-profile', 'interests', 'welcome'];

export const readProfile = (signal?: AbortSignal): Promise<ConsumerProfile> =>
  unwrap(api.GET('/consumers-v3/consumer', signal ? { signal } : {}));

/** The actors of the overview: the call (core 7), the session and the router of its page. */
export const createProfileActors = ({
  session,
  dialogs,
  router,
  locale,
}: {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  router: AnyRouter;
  locale: string;
}): ProfilePorts => ({
  getConsumer: fromPromise(({ signal }) => readProfile(signal)),
  watchSession: fromCallback(({ sendBack }) => {
    const unwatch = watchCustomer(session, sendBack);
    const { unsubscribe } = dialogs.on('dialog.closed', ({ name }) => {
      if (changing.includes(name)) sendBack({ type: 'profile.outdated' });
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  }),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
