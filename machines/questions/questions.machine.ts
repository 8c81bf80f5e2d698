import { assign } from 'xstate';
import { questionsSetup } from './questions.setup.ts';
import type { QuestionsRead } from './questions.types.ts';

/** Adds the next page. A question that was answered meanwhile moves the others on: what is shown already stays once. */
function readOn(shown: QuestionsRead | null, next: QuestionsRead): QuestionsRead {
  const known = shown?.questions ?? [];
  return { ...next, questions: [...known, ...next.questions.filter(({ id }) => !known.some((one) => one.id === id))] };
}

/** The questions below a product. */
export const questionsMachine = questionsSetup.createMachine({
  id: 'questions',
  description:
    'What shoppers asked about a product and what the shop answered, some at a time (catalogue 7, GET questions).',
  context: ({ input }) => ({ ...input, page: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The first questions are read.',
      invoke: {
        id: 'getQuestions',
        src: 'getQuestions',
        input: ({ context: { productId } }) => ({ productId, offset: 0 }),
        onDone: { target: 'shown', actions: assign({ page: ({ event }) => event.output }) },
        onError: { target: 'unavailable' },
      },
    },
    shown: {
      description: 'The questions and their answers are shown. The shopper may read on.',
      on: { 'more.requested': { guard: 'hasMore', target: 'readingOn' } },
    },
    readingOn: {
      description: 'The next questions are read. A second press does nothing.',
      invoke: {
        id: 'getQuestions',
        src: 'getQuestions',
        input: ({ context: { productId, page } }) => ({ productId, offset: page?.questions.length ?? 0 }),
        onDone: {
          target: 'shown',
          actions: assign({ page: ({ context, event }) => readOn(context.page, event.output) }),
        },
        onError: { target: 'stuck' },
      },
    },
    stuck: {
      description: 'The next questions did not come. The shopper may try again.',
      on: { 'more.requested': { target: 'readingOn' } },
    },
    unavailable: {
      description: 'The questions cannot be read at the moment. The shopper may try again; the page does without them.',
      on: { 'questions.retried': { target: 'loading', actions: 'forgetPage' } },
    },
  },
});
