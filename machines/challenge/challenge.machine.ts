import { assign } from 'xstate';
import { challengeSetup } from './challenge.setup.ts';
import type { ChallengeEnding } from './challenge.types.ts';
import { challenging } from './states/challenging.ts';

/** The bank's authentication of the shopper who pays (3-D Secure challenge). */
export const challengeMachine = challengeSetup.createMachine({
  id: 'challenge',
  description: '3-D Secure: the bank looks at the device unseen, or asks the shopper in a dialog (core 2, 4 and 7).',
  context: ({ input }) => ({ action: input.action, placeId: null, result: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What does the bank want?',
      always: [{ guard: 'isFingerprint', target: 'fingerprinting' }, { target: 'challenging' }],
    },
    fingerprinting: {
      description:
        'The bank looks at the device in a hidden frame. Without an answer in time it asks the shopper next.',
      invoke: {
        id: 'runFingerprint',
        src: 'runFingerprint',
        input: ({ context }) => ({ action: context.action }),
        onDone: { target: 'completed', actions: assign(({ event }) => ({ result: event.output })) },
        onError: { target: 'timedOut' },
      },
      after: { fingerprintPatience: { target: 'timedOut' } },
    },
    challenging,
    completed: {
      description: 'The bank has answered; its signed result goes to the service.',
      type: 'final',
      output: 'completed' satisfies ChallengeEnding,
    },
    refused: {
      description: 'The bank did not confirm the payment.',
      type: 'final',
      output: 'refused' satisfies ChallengeEnding,
    },
    timedOut: {
      description: 'Nobody answered in time.',
      type: 'final',
      output: 'timed-out' satisfies ChallengeEnding,
    },
    abandoned: {
      description: "The shopper closed the bank's page.",
      type: 'final',
      output: 'abandoned' satisfies ChallengeEnding,
    },
  },
  // Without a signed result the service is told that the authentication failed: success would need proof.
  output: ({ context, event }) => {
    const ending = event.output as ChallengeEnding;
    return { ending, result: context.result ?? { transStatus: ending === 'abandoned' ? 'N' : 'U' } };
  },
});
