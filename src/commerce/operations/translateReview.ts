import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import type { Tries } from '../limits/tries.ts';
import type { Translations } from '../reviews/translations.ts';

/** Translates a review, or a question with its answers (catalogue 7). */
export const translateReview =
  ({ translations, tries }: { translations: Translations; tries: Tries }): Handler<'translateReview'> =>
  async ({ params: { reviewId }, body: { language }, context }) => {
    await tries.begin('translation', { target: sessionOf(context).subject, address: context.address });
    return { status: 200, body: await translations.of(reviewId, language) };
  };
