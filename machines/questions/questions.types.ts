import type { QuestionPage } from '#openapi/generated/waymark.gen.ts';

/** A page, and how the shopper has voted on what is on it, by id. */
export interface QuestionsRead extends QuestionPage {
  ownVotes: Readonly<Record<string, boolean>>;
}

export interface QuestionsInput {
  productId: string;
}

export interface QuestionsContext extends QuestionsInput {
  /** The questions that are shown: all pages so far. */
  page: QuestionsRead | null;
}

export type QuestionsEvent = { type: 'more.requested' } | { type: 'questions.retried' };
