import { questionsMachine } from '#machines/questions/questions.machine.ts';
import type { QuestionsRead } from '#machines/questions/questions.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const question: QuestionsRead['questions'][number] = {
  id: 'WMTR1001-Q1',
  text: 'Do they run small?',
  language: 'en',
  nickname: 'Ana',
  createdOn: '2026-10-02',
  answers: [
    {
      id: 'WMTR1001-Q1-A1',
      text: 'Half a size, yes.',
      nickname: 'Waymark',
      isFromShop: true,
      createdOn: '2026-10-04',
      helpful: 7,
      notHelpful: 0,
    },
  ],
};
/** The first of two questions. */
export const first: QuestionsRead = {
  ownVotes: {},
  canTranslate: true,
  total: 2,
  questions: [question],
};
/** The other one, which is not answered. */
export const second: QuestionsRead = {
  ownVotes: {},
  canTranslate: true,
  total: 2,
  questions: [{ ...question, id: 'WMTR1001-Q2', text: 'Is the tongue sewn in?', answers: [] }],
};
export const none: QuestionsRead = {
  ownVotes: {},
  canTranslate: true,
  total: 0,
  questions: [],
};
export const down = { errorId: 'API503', message: 'down', status: 503 };

export const send = {
  'more.requested': { type: 'more.requested' },
  'questions.retried': { type: 'questions.retried' },
} as const;

export const model = modelOf(questionsMachine, {
  input: { productId: 'WMTR1001MOS' },
  send,
  outcomes: { getQuestions: { done: [first, second, none], failed: [down] } },
  project: ({ page }) => [page?.total, Math.min(page?.questions.length ?? 0, 2)],
  why: 'the guard reads how many questions are shown, of how many',
});
