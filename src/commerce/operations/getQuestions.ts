import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { questionsOf } from '../reviews/questions.ts';
import { requireStyle } from '../reviews/review-author.ts';
import type { Translations } from '../reviews/translations.ts';
import { publicly } from './publicly.ts';

/** Reads a page of the questions about a product (catalogue 7). */
export const getQuestions =
  ({ database: { raw }, translations }: { database: Database; translations: Translations }): Handler<'getQuestions'> =>
  async ({ params, query: { offset = 0, limit = 5 }, context }) => {
    const styleId = await requireStyle(raw, params.productId);
    const page = await questionsOf(raw, styleId, { offset, limit });
    return publicly({ ...page, canTranslate: translations.isThere }, context);
  };
