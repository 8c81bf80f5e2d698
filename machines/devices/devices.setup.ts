import { assertEvent, setup } from 'xstate';
import type { DeviceSession } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { DevicesContext, DevicesEvent, DevicesInput } from './devices.types.ts';

const ports = {
  /** GET /consumers-v3/consumer/sessions; null for a guest. */
  getSessions: promisePort<DeviceSession[] | null>('getSessions'),
  /** DELETE /consumers-v3/consumer/sessions/{sessionId}. Returns the sessions that are left. */
  endSession: promisePort<DeviceSession[], { id: string }>('endSession'),
  /** DELETE /consumers-v3/consumer/sessions. Returns the session that is left. */
  endOtherSessions: promisePort<DeviceSession[]>('endOtherSessions'),
  /** Sends an event when somebody signs in or out, and when the dialog `change-password` is closed. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

export type DevicesPorts = typeof ports;

const base = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    input: {} as DevicesInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.devices !== null,
    isGuests: (_, devices: DeviceSession[] | null) => devices === null,
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'session.ended');
      return context.devices?.some(({ sessionId, isCurrent }) => sessionId === event.id && !isCurrent) ?? false;
    },
    hasOthers: ({ context }) => context.devices?.some(({ isCurrent }) => !isCurrent) ?? false,
  },
});

export const devicesSetup = base.extend({
  actions: {
    rememberDevices: base.assign(({ event }) => {
      const { output } = event as unknown as { output: DeviceSession[] | null };
      return { devices: output };
    }),
    forget: base.assign({ devices: null, chosenId: null, failure: null }),
    choose: base.assign(({ event }) => {
      assertEvent(event, 'session.ended');
      return { chosenId: event.id };
    }),
    forgetFailure: base.assign({ failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
