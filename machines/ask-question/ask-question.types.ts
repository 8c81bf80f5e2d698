import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface AskQuestionFields {
  text: string;
  nickname: string;
}

/** What the dialog is about; whoever opens it passes this. */
export interface AskQuestionInput {
  productId: string;
}

export interface AskQuestionContext extends AskQuestionInput {
  /** What was typed last: a sign-in or a refusal does not lose it. */
  draft: AskQuestionFields | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type AskQuestionEvent =
  | { type: 'form.submitted'; fields: AskQuestionFields }
  | { type: 'question.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
