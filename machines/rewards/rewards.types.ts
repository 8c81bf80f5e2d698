import type { LoyaltyVoucher } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** A member's points, and the vouchers that they can become for this cart: the smallest first. */
export interface Loyalty {
  points: number;
  vouchers: LoyaltyVoucher[];
}

export interface RewardsContext {
  /** Null: nobody is signed in, or they are not a member. */
  loyalty: Loyalty | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type RewardsEvent =
  | { type: 'voucher.chosen'; points: number }
  | { type: 'voucher.removeRequested' }
  | { type: 'rewards.retried' };
