import { type AnyEventObject, assertEvent, setup } from 'xstate';
import type { PaymentAction, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { ChallengeContext, ChallengeEvent, ChallengeInput, ChallengeOutput } from './challenge.types.ts';

const ports = {
  /** Opens the bank's device check in a frame that nobody sees, and answers what it reports. */
  runFingerprint: promisePort<ThreeDS2Result, { action: PaymentAction }>('runFingerprint'),
  /** The bank's page in the element `placeId`; says `challenge.completed` when the bank has spoken. */
  showChallenge: callbackPort<AnyEventObject, { placeId: string; action: PaymentAction }>('showChallenge'),
};

/** What the outside world must provide before a bank can ask. */
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
    /** A bank that has not seen the device by now asks the shopper. */
    fingerprintPatience: 10_000,
    /** As long as the bank's page may be answered. */
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
