import type { AnyRouter } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import type { OrderLookupPorts } from '#machines/order-lookup/order-lookup.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { addressOf } from './order-lookup.address.ts';

/** What the look-up needs of the world: the call (core 7, TrackOrder) and the router. */
export const createOrderLookupActors = ({ router, locale }: { router: AnyRouter; locale: string }): OrderLookupPorts => ({
  trackOrder: fromPromise(({ input, signal }) => unwrap(api.POST('/consumers-v3/consumer/TrackOrder', { body: input, signal }))),
  showOrder: fromPromise(({ input: { purchase } }) => router.navigate({ href: addressOf(locale, purchase) })),
});
