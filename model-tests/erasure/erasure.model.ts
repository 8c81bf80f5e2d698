import { erasureMachine } from '#machines/erasure/erasure.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const password = 'Trailhead1';
export const refusals = {
  wrong: { errorId: 'AUT450', message: 'wrong', status: 422 },
  unfinished: { errorId: 'API409', message: 'an order is on its way', status: 409 },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = {
  'erasure.requested': { type: 'erasure.requested' },
  'erasure.confirmed': { type: 'erasure.confirmed', password },
  'erasure.dismissed': { type: 'erasure.dismissed' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(erasureMachine, {
  input: { isSignedIn: true },
  inputs: { 'nobody is signed in': { isSignedIn: false } },
  send,
  outcomes: {
    eraseConsumer: { done: [undefined], failed: Object.values(refusals) },
    endSession: { done: [undefined], failed: [new Error('no session')] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [refusals.down] },
  },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'no guard reads it after the start; the view shows why the last try was refused',
  unreachable: {
    'erasure: watchSession failed → guest': 'the port only listens to the session; it cannot fail',
  },
});
