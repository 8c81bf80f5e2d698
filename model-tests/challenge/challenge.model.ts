import { challengeMachine } from '#machines/challenge/challenge.machine.ts';
import { bankAsks, fingerprint } from '#model-tests/checkout/checkout.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'frame.placed': { type: 'frame.placed', placeId: 'bank' },
  'challenge.completed': [
    { type: 'challenge.completed', result: { transStatus: 'Y', token: 'signed' } },
    { type: 'challenge.completed', result: { transStatus: 'N', token: 'signed' } },
  ],
  'challenge.dismissed': { type: 'challenge.dismissed' },
  'leaving.confirmed': { type: 'leaving.confirmed' },
  'leaving.declined': { type: 'leaving.declined' },
} as const;

export const model = modelOf(challengeMachine, {
  input: { action: bankAsks },
  inputs: { 'a device check': { action: fingerprint } },
  send,
  outcomes: {
    runFingerprint: { done: [{ transStatus: 'Y', token: 'signed' }], failed: [new Error('no frame')] },
    showChallenge: { failed: [new Error('no frame')] },
  },
  project: ({ action, placeId, result }) => [action.type, placeId !== null, result?.transStatus],
  why: 'one guard reads what the bank asks for; the others read the event',
});
