import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { AskQuestionPorts } from '#machines/ask-question/ask-question.setup.ts';
import type { AskQuestionFields } from '#machines/ask-question/ask-question.types.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** The actors of the dialog: the call (catalogue 7), the dialogs and the session. */
export const createAskQuestionActors = ({
  session,
  dialogs,
  locale,
}: {
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
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
  confirm: fromPromise(async () => dialogs.send({ type: 'dialog.requested', name: 'ask-question-success' })),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
});
