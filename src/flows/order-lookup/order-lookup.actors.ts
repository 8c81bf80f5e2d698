import type { AnyRouter } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { OrderLookupPorts } from '#machines/order-lookup/order-lookup.setup.ts';
import type { TrackOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { createBotDefenceActors } from '#src/flows/bot-defence/index.ts';
import { addressOf } from './order-lookup.address.ts';

/** The actors of the order look-up: the call (core 7, TrackOrder) and the router. */
export const createOrderLookupActors = ({
  router,
  locale,
}: {
  router: AnyRouter;
  locale: string;
}): OrderLookupPorts => ({
  trackOrder: fromPromise(({ input: { fields, token }, signal }) => {
    const body = exactly<TrackOrderRequest>()({ ...fields, ...(token === null ? {} : { recaptcha_response: token }) });
    return unwrap(api.POST('/consumers-v3/consumer/TrackOrder', { body, signal }));
  }),
  botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
  showOrder: fromPromise(({ input: { purchase } }) => router.navigate({ href: addressOf(locale, purchase) })),
});
