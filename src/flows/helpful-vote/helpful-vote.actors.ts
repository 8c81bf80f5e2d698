import { fromPromise } from 'xstate';
import type { HelpfulVotePorts } from '#machines/helpful-vote/helpful-vote.setup.ts';
import type { Votes } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** The actor of a vote: the call (catalogue 7). */
export const createHelpfulVoteActors = (about: VotedThing): HelpfulVotePorts => ({
  vote: fromPromise<Votes, { isHelpful: boolean }>(({ input: body, signal }) => {
    const { productId, id } = about;
    return about.kind === 'review'
      ? unwrap(
          api.POST('/products/v1/products/{productId}/review/{reviewId}/vote', {
            params: { path: { productId, reviewId: id } },
            body,
            signal,
          }),
        )
      : unwrap(
          api.POST('/products/v1/products/{productId}/review/{answerId}/questions/vote', {
            params: { path: { productId, answerId: id } },
            body,
            signal,
          }),
        );
  }),
});

/** A review or an answer. */
export interface VotedThing {
  kind: 'review' | 'answer';
  productId: string;
  id: string;
}
