import { fromPromise } from 'xstate';
import type { WarrantyPorts } from '#machines/warranty/warranty.setup.ts';
import type { WarrantyRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';

/** The actor of the form: the call (core 7). */
export const createWarrantyActors = (): WarrantyPorts => ({
  createWarrantyCase: fromPromise(async ({ input: { orderNumber, st, itemId, fields }, signal }) => {
    const params = { query: { orderId: orderNumber } };
    const body = exactly<WarrantyRequest>()({ st, itemId, message: fields.written });
    return (await unwrap(api.POST('/consumers-v3/consumer/warranty', { params, body, signal }))).caseNumber;
  }),
});
