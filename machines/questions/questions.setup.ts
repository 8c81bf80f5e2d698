import { setup } from 'xstate';
import { promisePort } from '#machines/shared/ports.ts';
import type { QuestionsContext, QuestionsEvent, QuestionsInput, QuestionsRead } from './questions.types.ts';

const ports = {
  /** GET /products/v1/products/{productId}/reviews/questions, without the first `offset`, and GET …/reviews/votes. */
  getQuestions: promisePort<QuestionsRead, { productId: string; offset: number }>('getQuestions'),
};

export type QuestionsPorts = typeof ports;

const base = setup({
  types: { context: {} as QuestionsContext, events: {} as QuestionsEvent, input: {} as QuestionsInput },
  actors: ports,
  guards: {
    hasMore: ({ context: { page } }) => page !== null && page.questions.length < page.total,
  },
});

export const questionsSetup = base.extend({ actions: { forgetPage: base.assign({ page: null }) } });
