import { fromPromise } from 'xstate';
import type { TranslationPorts } from '#machines/translation/translation.setup.ts';
import type { ReviewTranslation, TranslateReviewRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** The actor of a translation: the call (catalogue 7). `id` is of a review or a question. */
export const createTranslationActors = (
  id: string,
  language: TranslateReviewRequest['language'],
): TranslationPorts => ({
  translate: fromPromise<ReviewTranslation, undefined>(({ signal }) =>
    unwrap(
      api.POST('/products/v1/review/{reviewId}/translate', {
        params: { path: { reviewId: id } },
        body: { language },
        signal,
      }),
    ),
  ),
});
