import type { LoyaltyVoucher } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** The points of a member, and what they can be turned into for this cart: the smallest first. */
export interface Loyalty {
  points: number;
  vouchers: LoyaltyVoucher[];
}

export interface RewardsContext {
  /** Null: nobody is signed in, or they are no member. */
  loyalty: Loyalty | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type RewardsEvent =
  | { type: 'voucher.chosen'; points: number }
  | { type: 'voucher.removeRequested' }
  | { type: 'rewards.retried' };
