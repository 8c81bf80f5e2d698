import { loyaltyMachine } from '#machines/loyalty/loyalty.machine.ts';
import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const member: LoyaltyMembership = {
  memberId: 'WL10004217',
  joinedOn: '2025-05-14',
  points: 640,
  vouchers: [
    { points: 500, amountInCurrency: 500, currency: 'USD', eligible: true },
    { points: 1000, amountInCurrency: 1200, currency: 'USD', eligible: false },
  ],
  entries: [
    { kind: 'earned', points: 140, at: '2026-03-04T10:00:00.000Z', orderNumber: 'W100204417' },
    { kind: 'opening', points: 500, at: '2026-01-01T00:00:00.000Z' },
  ],
};
/** Just joined. */
export const newcomer: LoyaltyMembership = { ...member, points: 0, vouchers: [], entries: [] };
/** Agreed to in a sign-up, and not confirmed. */
export const unconfirmed: LoyaltyMembership = { ...newcomer, joinedOn: null };

export const refusals = {
  noMember: { errorId: 'REW130', message: 'no member', status: 403 },
  guest: { errorId: 'REW401', message: 'not signed in', status: 401 },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = {
  'joining.requested': { type: 'joining.requested' },
  'loyalty.retried': { type: 'loyalty.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(loyaltyMachine, {
  input: { membership: null },
  inputs: { 'a member whom the server has read': { membership: member } },
  send,
  outcomes: {
    getLoyalty: { done: [member, unconfirmed], failed: Object.values(refusals) },
    joinLoyalty: { done: [newcomer], failed: [refusals.guest, refusals.down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [new Error('no router')] },
  },
  project: ({ membership, failure }) => [membership?.memberId, membership?.joinedOn, failure?.errorId],
  why: 'guards read whether there is a membership and whether it is confirmed; the view shows why joining was refused',
  unreachable: {
    'loyalty: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
