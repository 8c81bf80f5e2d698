import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { LoyaltyPorts } from '#machines/loyalty/loyalty.setup.ts';
import { isCartRoute } from '#machines/shared/cart-route.ts';
import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { isPartlyEnrolled } from '#src/domain/partly-enrolled.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** Reads the membership. On the server the locale, whose currency vouchers have, is not known otherwise. */
export const readMembership = (locale: string, signal?: AbortSignal): Promise<LoyaltyMembership> =>
  unwrap(
    api.GET('/consumers-v3/consumer/loyalty/vouchers', {
      headers: { 'x-locale': locale },
      ...(signal ? { signal } : {}),
    }),
  );

/** The actors of the membership: the calls (core 7), the session, and where a customer who signs out is led. */
export const createLoyaltyActors = ({
  session,
  dialogs,
  locale,
  path,
  leave,
}: {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  locale: string;
  /** Of the page. */
  path: () => string;
  leave: () => void | Promise<void>;
}): LoyaltyPorts => ({
  getLoyalty: fromPromise(({ signal }) => readMembership(locale, signal)),
  getWelcomeOffer: fromPromise(({ signal }) =>
    unwrap(api.GET('/consumers-v3/consumer/loyalty/promo/welcome', { signal })),
  ),
  joinLoyalty: fromPromise(() => unwrap(api.POST('/consumers-v3/consumer/loyalty/token', { body: {} }))),
  askForMissing: fromPromise(async ({ signal }) => {
    if (isCartRoute(path())) return;
    const { consumerDetails } = await unwrap(api.GET('/consumers-v3/consumer', { signal }));
    if (isPartlyEnrolled(consumerDetails)) dialogs.send({ type: 'dialog.requested', name: 'welcome' });
  }),
  leaveLoyalty: fromPromise(() => unwrap(api.DELETE('/consumers-v3/consumer/loyalty/token'))),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(async () => leave()),
});
