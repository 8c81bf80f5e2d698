import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { SpendBannerPorts } from '#machines/spend-banner/spend-banner.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { spendBannerOf } from '#src/domain/spend-banner.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { saleKey } from '#src/flows/shared/stored-session.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

interface Surroundings {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/**
 * The actors of the banner: the profile (core 7), of which nothing else is kept, the session, and the dialog of the
 * terms.
 */
export const createSpendBannerActors = ({ session, dialogs }: Surroundings): SpendBannerPorts => ({
  readBanner: fromPromise(async ({ signal }) => {
    // In a store a customer can see the page, and the discount is not theirs.
    if (localStorage.getItem(saleKey) !== null) return null;
    const { consumerDetails } = await unwrap(api.GET('/consumers-v3/consumer', { signal }));
    return spendBannerOf(consumerDetails);
  }),
  watchShopper: fromCallback(({ sendBack }) => {
    const unwatch = watchCustomer(session, sendBack);
    const { unsubscribe } = dialogs.on('dialog.closed', ({ name }) => {
      if (name === 'employee-terms') sendBack({ type: 'terms.answered' });
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  }),
});
