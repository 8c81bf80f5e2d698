import { assertEvent, setup } from 'xstate';
import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SmsOptInContext, SmsOptInEvent, SmsOptInInput } from './sms-opt-in.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/subscription; null for a guest, who cannot have news by SMS. */
  getSubscriptions: promisePort<Subscriptions | null>('getSubscriptions'),
  /** POST /consumers-v3/consumer/subscription: sends the code; rejects with the ApiFailure. */
  requestCode: promisePort<void, { recipient: string }>('requestCode'),
  /** PUT /consumers-v3/consumer/subscription; rejects with the ApiFailure. */
  confirmCode: promisePort<void, { passcode: string }>('confirmCode'),
  /** Sends `phone.changed` when the phone of another form changes. */
  watchPhone: callbackPort('watchPhone'),
};

export type SmsOptInPorts = typeof ports;

const base = setup({
  types: {
    context: {} as SmsOptInContext,
    events: {} as SmsOptInEvent,
    input: {} as SmsOptInInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.subscriptions !== null || context.isSentAlong,
    isOffered: (_, subscriptions: Subscriptions | null) => subscriptions?.channels.includes('sms') ?? false,
    hasStatus: ({ context }, status: SavedSubscription['status']) =>
      context.subscriptions?.subscriptions.some((one) => one.channel === 'sms' && one.status === status) ?? false,
    hasPhone: ({ context }) => context.phone !== null,
    wasTexted: ({ context }) => context.texted !== null,
    isSentAlong: ({ context }) => context.isSentAlong,
    isPhone: ({ event }) => event.type === 'phone.changed' && event.phone !== null,
  },
});

export const smsOptInSetup = base.extend({
  actions: {
    rememberPhone: base.assign(({ event }) => {
      assertEvent(event, 'phone.changed');
      return { phone: event.phone, failure: null };
    }),
    rememberTexted: base.assign(({ context }) => ({ texted: context.phone })),
    rememberPending: base.assign(({ context }) => {
      const pending = context.subscriptions?.subscriptions.find(
        ({ channel, status }) => channel === 'sms' && status === 'pending',
      );
      const phone = pending ? `+${pending.recipient}` : null;
      return { phone, texted: phone };
    }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
