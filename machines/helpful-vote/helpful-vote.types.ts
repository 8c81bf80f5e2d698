import type { Votes } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface HelpfulVoteInput {
  /** The counts as they were read with the review or the answer. */
  votes: Votes;
  /** @fact How the shopper has voted, as the service counted it last; null if they have not. */
  given: boolean | null;
}

export interface HelpfulVoteContext extends HelpfulVoteInput {
  /** @fact What the shopper pressed last, else how they voted before. What became of it is a state. */
  isHelpful: boolean | null;
  /** Why the last vote was refused. */
  failure: ApiFailure | null;
}

export type HelpfulVoteEvent = { type: 'vote.given'; isHelpful: boolean };
