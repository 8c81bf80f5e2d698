import { setup } from 'xstate';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { ProfileContext, ProfileEvent, ProfileInput } from './profile.types.ts';

const ports = {
  getConsumer: promisePort<ConsumerProfile>('getConsumer'),
  /** Sends an event when somebody signs in or out, and when a dialog is closed that changes the profile. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

export type ProfilePorts = typeof ports;

const base = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.profile !== null,
    /** AUT404: a guest has no profile. */
    isGuest: ({ event }) => [401, 403].includes(failureOf(event).status),
  },
});

export const profileSetup = base.extend({
  actions: {
    forgetProfile: base.assign({ profile: null }),
  },
});
