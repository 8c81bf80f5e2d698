import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { NotifyMeContext, NotifyMeEvent, NotifyMeFields, NotifyMeInput } from './notify-me.types.ts';

const ports = {
  /** Returns the email of the customer who is signed in; null for a guest. */
  readEmail: promisePort<string | null>('readEmail'),
  /** PUT /products/v1/notifications; rejects with the ApiFailure. */
  requestNotification: promisePort<void, NotifyMeRequest>('requestNotification'),
};

export type NotifyMeRequest = Pick<NotifyMeInput, 'productId' | 'upc' | 'subscriptionType'> & {
  fields: NotifyMeFields;
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
