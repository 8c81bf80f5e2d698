import { fromPromise } from 'xstate';
import type { ReturnPorts } from '#machines/return/return.setup.ts';
import type { ReturnItem, ReturnLabelRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { saveFile } from '#src/ui/behaviour/saveFile.ts';

interface Wanted {
  orderNumber: string;
  st: string;
  items: ReturnItem[];
  returnId?: string;
}

/** Announces a return, or loads an existing one, and saves its label. */
export async function fetchLabel({ orderNumber, st, ...wanted }: Wanted, signal: AbortSignal): Promise<void> {
  const file = await unwrap<unknown>(
    api.POST('/consumers-v3/consumer/return/{orderId}/returnLabel', {
      params: { path: { orderId: orderNumber } },
      body: exactly<ReturnLabelRequest>()({ ...wanted, ...(st ? { st } : {}) }),
      parseAs: 'blob',
      signal,
    }),
  );
  saveFile(file as Blob, `return-${orderNumber}.pdf`);
}

/** The actors of a return: the label, and the order after it. */
export const createReturnActors = (): ReturnPorts => ({
  createReturnLabel: fromPromise(async ({ input, signal }) => {
    await fetchLabel(input, signal);
    return unwrap(
      api.GET('/consumers-v3/consumer/purchase/{orderId}', {
        params: { path: { orderId: input.orderNumber }, query: input.st ? { st: input.st } : {} },
        signal,
      }),
    );
  }),
});
