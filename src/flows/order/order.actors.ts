import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { OrderPorts } from '#machines/order/order.setup.ts';
import type { OrderKey } from '#machines/order/order.types.ts';
import { returnMachine } from '#machines/return/return.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { Purchase, PurchaseRequest, ResendGiftCardRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { createReturnActors, fetchLabel } from '#src/flows/return/index.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';
import { saveFile } from '#src/ui/behaviour/saveFile.ts';

/** GET /consumers-v3/consumer/purchase/{orderId}: for anyone with the order's secret, without it for the owner. */
export const readPurchase = ({ orderNumber: orderId, st }: OrderKey, signal?: AbortSignal): Promise<Purchase> =>
  unwrap(
    api.GET('/consumers-v3/consumer/purchase/{orderId}', {
      params: { path: { orderId }, query: st ? { st } : {} },
      ...(signal ? { signal } : {}),
    }),
  );

const bodyOf = ({ orderNumber, st }: OrderKey) => exactly<PurchaseRequest>()({ orderNumber, ...(st ? { st } : {}) });

/** The actors of an order: the calls of the consumer service (core 7), the session and the router of its page. */
export const createOrderActors = ({
  session,
  router,
  locale,
}: {
  session: SessionRef;
  router: AnyRouter;
  locale: string;
}): OrderPorts => ({
  getPurchase: fromPromise(({ input, signal }) => readPurchase(input, signal)),
  // Leaving the page does not cancel this call.
  cancelOrder: fromPromise(({ input }) =>
    unwrap(api.POST('/consumers-v3/consumer/CancelOrder', { body: bodyOf(input) })),
  ),
  downloadInvoice: fromPromise(async ({ input, signal }) => {
    const file = await unwrap<unknown>(
      api.POST('/consumers-v3/consumer/purchase/invoice/download', { body: bodyOf(input), parseAs: 'blob', signal }),
    );
    saveFile(file as Blob, `invoice-${input.orderNumber}.pdf`);
  }),
  printLabel: fromPromise(async ({ input: { returnId, purchase, ...key }, signal }) => {
    const known = expected(
      purchase.returns.find((one) => one.returnId === returnId),
      'return',
    );
    await fetchLabel({ ...key, items: known.items, returnId }, signal);
  }),
  resendGiftCardEmail: fromPromise(async ({ input: { itemId, ...key }, signal }) => {
    const { response, error } = await api.POST('/consumers-v3/consumer/resendGiftCardEmail', {
      body: exactly<ResendGiftCardRequest>()({ ...bodyOf(key), itemId }),
      signal,
    });
    if (!response.ok) await unwrap(Promise.resolve({ response, error }));
  }),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
  return: returnMachine.provide({ actors: createReturnActors() }),
});
