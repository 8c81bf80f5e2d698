import { fromCallback, fromPromise } from 'xstate';
import type { AskQuestionPorts } from '#machines/ask-question/ask-question.setup.ts';
import type { AskQuestionFields } from '#machines/ask-question/ask-question.types.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** The actors of the dialog: the call (catalogue 7) and the session. */
export const createAskQuestionActors = ({
  session,
  locale,
}: {
  session: SessionRef;
  locale: string;
}): AskQuestionPorts => ({
  askQuestion: fromPromise<void, { fields: AskQuestionFields; productId: string }>(
    async ({ input: { fields, productId }, signal }) => {
      const { error, response } = await api.POST('/products/v1/products/{productId}/reviews/questions', {
        params: { path: { productId } },
        // The language of the page is the language of the question.
        headers: { 'x-locale': locale },
        body: fields,
        signal,
      });
      if (!response.ok) throw new ApiProblem(response.status, error);
    },
  ),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
});
