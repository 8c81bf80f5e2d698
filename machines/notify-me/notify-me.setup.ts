import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { NotifyMeContext, NotifyMeEvent, NotifyMeFields, NotifyMeInput } from './notify-me.types.ts';

const ports = {
  /** PUT /products/v1/notifications; rejects with the ApiFailure. */
  requestNotification: promisePort<void, { fields: NotifyMeFields; productId: string; upc: string }>(
    'requestNotification',
  ),
};

export type NotifyMePorts = typeof ports;

const base = setup({
  types: { context: {} as NotifyMeContext, events: {} as NotifyMeEvent, input: {} as NotifyMeInput },
  actors: ports,
});

export const notifyMeSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
