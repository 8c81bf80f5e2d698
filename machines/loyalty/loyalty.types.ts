import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface LoyaltyInput {
  /** What the server has already loaded. */
  membership: LoyaltyMembership | null;
}

export interface LoyaltyContext extends LoyaltyInput {
  /** Why the last try to join was refused. */
  failure: ApiFailure | null;
}

export type LoyaltyEvent =
  /** The customer agrees to the terms and joins. */
  | { type: 'joining.requested' }
  | { type: 'loyalty.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
