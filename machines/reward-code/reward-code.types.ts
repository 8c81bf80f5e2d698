import type { SavedReward } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** One of the customer's own, by its id in the account. */
export type OwnReward = Pick<SavedReward, 'paymentInstrumentId' | 'payment_method_id'>;

/**
 * The reward that pays: a typed one (in an event and a call only, never in a context), or one of the customer's own.
 */
export type ChosenReward = { typed: string } | { own: OwnReward };

export interface RewardCodeContext {
  /** The customer's rewards that have something left, codes before cards; null for a guest. */
  rewards: SavedReward[] | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type RewardCodeEvent =
  /** A code, or the number of a card. */
  | { type: 'reward.submitted'; code: string }
  | { type: 'reward.chosen'; reward: OwnReward }
  | { type: 'reward.removeRequested'; instrumentId: string }
  | { type: 'reward.retried' };
