import { rewardCodeMachine } from '#machines/reward-code/reward-code.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import type { SavedReward } from '#openapi/generated/waymark.gen.ts';

const own = (id: string, lastFour: string, balance: number): SavedReward => ({
  paymentInstrumentId: id,
  payment_method_id: 'REWARD_CODE',
  lastFour,
  balance,
  currency: 'USD',
});
/** The demo's small reward, and the one that pays many orders. */
export const trail = own('C1000002-R1', '2060', 2000);
export const summit = own('C1000002-R3', '9000', 5000000);
export const card: SavedReward = { ...own('C1000002-R4', '0035', 3500), payment_method_id: 'REWARD_CARD' };
export const theirs = [summit, trail, card];
export const typed = 'TRAIL-2060';

const refusal = (errorId: string, status = 422) => ({ errorId, message: errorId, status });
export const signedOut = refusal('REW401', 401);
export const noMember = refusal('REW130', 403);
export const unconfirmed = refusal('REW135');
export const usedUp = refusal('REW140');
export const unknown = refusal('PYT404', 404);
export const guessed = { ...refusal('API429', 429), additionalInfo: { retryAfter: 3500 } };
export const lost = refusal('UNEXPECTED', 0);

export const send = {
  'reward.submitted': { type: 'reward.submitted', code: typed },
  'reward.chosen': { type: 'reward.chosen', reward: trail },
  'reward.removeRequested': { type: 'reward.removeRequested', instrumentId: summit.paymentInstrumentId },
  'reward.retried': { type: 'reward.retried' },
} as const;

export const model = modelOf(rewardCodeMachine, {
  input: undefined,
  send,
  outcomes: {
    getRewards: { done: [theirs, [], null], failed: [lost] },
    applyReward: { done: [undefined], failed: [signedOut, noMember, unconfirmed, usedUp, unknown, guessed, lost] },
    removeReward: { done: [undefined], failed: [unknown, lost] },
  },
  // A shopper without rewards cannot choose one.
  offers: ({ context }, event) =>
    context.rewards === null || context.rewards.length > 0 || event.type !== 'reward.chosen',
  project: ({ rewards }) => rewards?.length ?? null,
  why: "the customer's rewards decide what can be chosen; the last refusal is only shown",
});
