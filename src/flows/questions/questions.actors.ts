import { fromPromise } from 'xstate';
import type { QuestionsPorts } from '#machines/questions/questions.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { readOwnVotes } from '#src/flows/helpful-vote/index.ts';

/** How many questions are read at a time. */
const LIMIT = 5;

/** The actor of the questions: the call (catalogue 7). */
export const createQuestionsActors = (): QuestionsPorts => ({
  getQuestions: fromPromise(async ({ input: { productId, offset }, signal }) => {
    const ownVotes = readOwnVotes(productId, signal);
    const page = await unwrap(
      api.GET('/products/v1/products/{productId}/reviews/questions', {
        params: { path: { productId }, query: { offset, limit: LIMIT } },
        signal,
      }),
    );
    return { ...page, ownVotes: await ownVotes };
  }),
});
