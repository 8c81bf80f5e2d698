import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface LoyaltyInput {
  /** What the server has already loaded. */
  membership: LoyaltyMembership | null;
}

export interface LoyaltyContext extends LoyaltyInput {
  /** Points that the customer gets by joining; 0 if none, or not known. */
  welcome: number;
  /** Points that were lost by leaving. */
  lost: number;
  /** Why the last try to join or to leave was refused. */
  failure: ApiFailure | null;
}

export type LoyaltyEvent =
  /** The customer agrees to the terms and joins. */
  | { type: 'joining.requested' }
  | { type: 'loyalty.retried' }
  /** The member wants to leave the programme, and is asked whether they mean it. */
  | { type: 'quitting.requested' }
  | { type: 'quitting.confirmed' }
  | { type: 'quitting.dismissed' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
