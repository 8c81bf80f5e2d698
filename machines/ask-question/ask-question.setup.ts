import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  AskQuestionContext,
  AskQuestionEvent,
  AskQuestionFields,
  AskQuestionInput,
} from './ask-question.types.ts';

const ports = {
  /** POST /products/v1/products/{productId}/reviews/questions; rejects with the ApiFailure. */
  askQuestion: promisePort<void, { fields: AskQuestionFields; productId: string }>('askQuestion'),
  /** Opens the dialog `ask-question-success` in the place of this one. */
  confirm: promisePort<void>('confirm'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
};

export type AskQuestionPorts = typeof ports;

const base = setup({
  types: { context: {} as AskQuestionContext, events: {} as AskQuestionEvent, input: {} as AskQuestionInput },
  actors: ports,
  guards: {
    /** Nobody is signed in, or a guest is. */
    isGuest: ({ event }) => [401, 403].includes(failureOf(event).status),
  },
});

export const askQuestionSetup = base.extend({
  actions: {
    rememberDraft: base.assign(({ event }) => {
      assertEvent(event, 'form.submitted');
      return { draft: event.fields, failure: null };
    }),
    /** Another customer does not read what was typed. */
    forget: base.assign({ draft: null, failure: null }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
  },
});
