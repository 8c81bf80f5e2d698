import { type AnyEventObject, assertEvent, setup } from 'xstate';
import type { PaymentAction, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { ChallengeContext, ChallengeEvent, ChallengeInput, ChallengeOutput } from './challenge.types.ts';

const ports = {
  /** Runs the bank's device check in a hidden frame, and returns its result. */
  runFingerprint: promisePort<ThreeDS2Result, { action: PaymentAction }>('runFingerprint'),
  /** Shows the bank's page in the element `placeId`; sends `challenge.completed` when the bank has finished. */
  showChallenge: callbackPort<AnyEventObject, { placeId: string; action: PaymentAction }>('showChallenge'),
};

/** The effects that must be provided before a challenge can run. */
export type ChallengePorts = typeof ports;

const isTrusted = ({ transStatus }: ThreeDS2Result): boolean => transStatus === 'Y' || transStatus === 'A';

const base = setup({
  types: {
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    input: {} as ChallengeInput,
    output: {} as ChallengeOutput,
  },
  actors: ports,
  guards: {
    isFingerprint: ({ context }) => context.action.type === 'fingerprint',
    isAuthenticated: ({ event }) => {
      assertEvent(event, 'challenge.completed');
      return isTrusted(event.result);
    },
  },
  delays: {
    /** After this time without a result of the device check, the bank asks the shopper. */
    fingerprintPatience: 10_000,
    /** How long the bank's page may be answered. */
    challengeLifetime: 10 * 60_000,
  },
});

export const challengeSetup = base.extend({
  actions: {
    rememberPlace: base.assign(({ event }) => {
      assertEvent(event, 'frame.placed');
      return { placeId: event.placeId };
    }),
    rememberResult: base.assign(({ event }) => {
      assertEvent(event, 'challenge.completed');
      return { result: event.result };
    }),
  },
});
