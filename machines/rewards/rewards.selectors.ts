import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LoyaltyVoucher } from '#openapi/generated/waymark.gen.ts';
import type { rewardsMachine } from './rewards.machine.ts';

export type RewardsRef = ActorRefFrom<typeof rewardsMachine>;
export type RewardsSnapshot = SnapshotFrom<typeof rewardsMachine>;

/** True if there are any points to show. */
export const selectIsShown = (snapshot: RewardsSnapshot): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('none');
export const selectIsUnavailable = (snapshot: RewardsSnapshot): boolean => snapshot.matches('unavailable');
export const selectIsApplying = (snapshot: RewardsSnapshot): boolean => snapshot.matches('applying');
export const selectIsRemoving = (snapshot: RewardsSnapshot): boolean => snapshot.matches('removing');
export const selectLoyalty = ({ context }: RewardsSnapshot) => context.loyalty;
export const selectFailure = ({ context }: RewardsSnapshot) => context.failure;

/**
 * Returns the vouchers that the points suffice for and the cart can use, the highest first: it is the one to offer
 * (core 5).
 */
export const reachable = (vouchers: readonly LoyaltyVoucher[]): LoyaltyVoucher[] =>
  vouchers.filter(({ available, eligible }) => available && eligible).toSorted((a, b) => b.points - a.points);
