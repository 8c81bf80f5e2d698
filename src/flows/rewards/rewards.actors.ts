import { fromPromise } from 'xstate';
import type { RewardsPorts } from '#machines/rewards/rewards.setup.ts';
import type { Loyalty } from '#machines/rewards/rewards.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/**
 * The actors of points: the member's points (core 7), and the cart that they pay. A guest has none, so no call is made.
 */
export const createRewardsActors = (cart: CartRef): RewardsPorts => ({
  getLoyalty: fromPromise<Loyalty | null, undefined>(async ({ signal }) => {
    const { session, basketId } = cart.getSnapshot().context;
    if (session === null || session.consumerType === 'GUEST' || basketId === null) return null;
    const { paymentMethods } = await unwrap(
      api.GET('/cart/v1/cart/{basketId}/paymentMethods', { params: { path: { basketId } }, signal }),
    );
    const method = paymentMethods.find(({ payment_method_id: id }) => id === 'LOYALTY_POINTS');
    return method
      ? { points: method.currentLoyaltyPoints ?? 0, vouchers: method.applicableLoyaltyVouchers ?? [] }
      : null;
  }),
  applyReward: fromPromise<void, { points: number }>(async ({ input: { points } }) => {
    await requestChange(cart, { operation: 'applyReward', points });
  }),
});
