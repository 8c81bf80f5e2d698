import { rewardsMachine } from '#machines/rewards/rewards.machine.ts';
import type { Loyalty } from '#machines/rewards/rewards.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const voucher = (points: number, amountInCurrency: number, eligible = true) => ({
  points,
  amountInCurrency,
  currency: 'USD' as const,
  available: true,
  eligible,
});
export const theo: Loyalty = {
  points: 2340,
  vouchers: [voucher(500, 500), voucher(1000, 1200), voucher(2000, 2500), voucher(4000, 6000, false)],
};
export const few: Loyalty = { points: 180, vouchers: [voucher(500, 500, false)] };
/** Worth more than the order. */
export const large: Loyalty = { points: 900, vouchers: [{ ...voucher(500, 500), available: false }] };

const refusal = (errorId: string, status = 422) => ({ errorId, message: errorId, status });
export const unconfirmed = refusal('REW135');
export const tooFew = refusal('REW140');
export const lost = refusal('UNEXPECTED', 0);

export const send = {
  'voucher.chosen': { type: 'voucher.chosen', points: 1000 },
  'voucher.removeRequested': { type: 'voucher.removeRequested' },
  'rewards.retried': { type: 'rewards.retried' },
} as const;

export const model = modelOf(rewardsMachine, {
  input: undefined,
  send,
  outcomes: {
    getLoyalty: { done: [theo, few, large, null], failed: [lost] },
    applyReward: { done: [undefined], failed: [unconfirmed, tooFew, lost] },
  },
  // A shopper without an available voucher cannot choose one.
  offers: ({ context }, event) =>
    context.loyalty === null || context.loyalty === theo || event.type !== 'voucher.chosen',
  project: ({ loyalty }) => loyalty?.points ?? null,
  why: "the member's points decide what can be chosen; the last refusal is only shown",
});
