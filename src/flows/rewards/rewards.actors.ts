import { fromPromise } from 'xstate';
import type { RewardsPorts } from '#machines/rewards/rewards.setup.ts';
import type { Loyalty } from '#machines/rewards/rewards.types.ts';
import { readCustomersMethods } from '#src/flows/shared/payment-methods.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** The actors of points: the member's points (core 7), and the cart that they pay. */
export const createRewardsActors = (cart: CartRef): RewardsPorts => ({
  getLoyalty: fromPromise<Loyalty | null, undefined>(async () => {
    const method = (await readCustomersMethods(cart))?.paymentMethods.find(
      ({ payment_method_id: id }) => id === 'LOYALTY_POINTS',
    );
    return method
      ? { points: method.currentLoyaltyPoints ?? 0, vouchers: method.applicableLoyaltyVouchers ?? [] }
      : null;
  }),
  applyReward: fromPromise<void, { points: number }>(async ({ input: { points } }) => {
    await requestChange(cart, { operation: 'applyReward', points });
  }),
});
