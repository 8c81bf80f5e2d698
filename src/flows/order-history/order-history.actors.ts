import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { OrderHistoryPorts } from '#machines/order-history/order-history.setup.ts';
import type { PurchaseHistory } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** Orders per page. */
const PAGE_SIZE = 5;

export const readHistory = (page: number, signal?: AbortSignal): Promise<PurchaseHistory> =>
  unwrap(
    api.POST('/consumers-v3/consumer/purchasehistory', {
      body: { page, pageSize: PAGE_SIZE },
      ...(signal ? { signal } : {}),
    }),
  );

/** The actors of the order history: the call (core 7), the session and the router of its page. */
export const createOrderHistoryActors = ({
  session,
  router,
  locale,
}: {
  session: SessionRef;
  router: AnyRouter;
  locale: string;
}): OrderHistoryPorts => ({
  getPurchaseHistory: fromPromise(({ input: { page }, signal }) => readHistory(page, signal)),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
