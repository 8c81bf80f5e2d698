import { fromPromise } from 'xstate';
import type { ReviewUserContentPorts } from '#machines/review-user-content/review-user-content.setup.ts';
import type { ReviewUserContentFields } from '#machines/review-user-content/review-user-content.types.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';

/** The actor of the form: the service. */
export const createReviewUserContentActors = (): ReviewUserContentPorts => ({
  flagReview: fromPromise<void, { fields: ReviewUserContentFields; productId: string; reviewId: string }>(
    async ({ input: { fields, productId, reviewId }, signal }) => {
      const { error, response } = await api.POST('/products/v1/products/{productId}/review/{reviewId}/flag', {
        params: { path: { productId, reviewId } },
        body: fields,
        signal,
      });
      if (!response.ok) throw new ApiProblem(response.status, error);
    },
  ),
});
