import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { ErasureContext, ErasureEvent, ErasureInput } from './erasure.types.ts';

const ports = {
  /** POST /consumers-v3/consumer/erasure. */
  eraseConsumer: promisePort<void, { password: string }>('eraseConsumer'),
  /** Tells the session of the page that the service has ended it. */
  endSession: promisePort<void>('endSession'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

/** The effects that must be provided before an account can be erased. */
export type ErasurePorts = typeof ports;

const base = setup({
  types: {
    context: {} as ErasureContext,
    events: {} as ErasureEvent,
    input: {} as ErasureInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
  },
});

export const erasureSetup = base.extend({
  actions: {
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
  },
});
