import { loyaltyMachine } from '#machines/loyalty/loyalty.machine.ts';
import type { LoyaltyLeft, LoyaltyMembership, WelcomeOffer } from '#openapi/generated/waymark.gen.ts';
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
export const newcomer: LoyaltyMembership = {
  ...member,
  points: 100,
  vouchers: [],
  entries: [{ kind: 'welcome', points: 100, at: '2026-03-05T10:00:00.000Z' }],
};
/** Just joined, where the shop gives no welcome. */
export const unwelcomed: LoyaltyMembership = { ...newcomer, points: 0, entries: [] };
/** Agreed to in a sign-up, and not confirmed. */
export const unconfirmed: LoyaltyMembership = { ...unwelcomed, joinedOn: null };

export const welcome: WelcomeOffer = { points: 100 };
/** They had it once. */
export const noWelcome: WelcomeOffer = { points: 0 };

export const lost: LoyaltyLeft = { pointsLost: 640 };
/** They left in another tab. */
export const nothingLost: LoyaltyLeft = { pointsLost: 0 };

export const refusals = {
  noMember: { errorId: 'REW130', message: 'no member', status: 403 },
  guest: { errorId: 'REW401', message: 'not signed in', status: 401 },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = {
  'joining.requested': { type: 'joining.requested' },
  'loyalty.retried': { type: 'loyalty.retried' },
  'quitting.requested': { type: 'quitting.requested' },
  'quitting.confirmed': { type: 'quitting.confirmed' },
  'quitting.dismissed': { type: 'quitting.dismissed' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(loyaltyMachine, {
  input: { membership: null },
  inputs: {
    'a member whom the server has read': { membership: member },
    'a membership that the server has read, and that is not confirmed': { membership: unconfirmed },
  },
  send,
  outcomes: {
    getLoyalty: { done: [member, unconfirmed], failed: Object.values(refusals) },
    getWelcomeOffer: { done: [welcome, noWelcome], failed: [refusals.down] },
    joinLoyalty: { done: [newcomer, unwelcomed], failed: [refusals.guest, refusals.down] },
    askForMissing: { done: [undefined], failed: [refusals.down] },
    leaveLoyalty: { done: [lost, nothingLost], failed: [refusals.guest, refusals.down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [new Error('no router')] },
  },
  project: ({ membership, welcome: points, lost: gone, failure }) => [
    membership?.memberId,
    membership?.joinedOn,
    membership?.entries.length,
    points,
    gone,
    failure?.errorId,
  ],
  why: 'guards read whether there is a membership and whether it is confirmed; the view shows the welcome, what was lost and why joining or leaving was refused',
  survivors: {
    'signedIn.loading: getLoyalty failed [isNoMember] → signedIn.asking, after isGuest':
      'equivalent: REW130 is answered with 403, and a guest is refused with 401',
  },
  unreachable: {
    'loyalty: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
