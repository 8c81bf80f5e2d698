import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, first, model, none, second, send } from './questions.model.ts';

describeChart(model, {
  invariants: {
    'questions that are shown are there': ({ nextState }) => {
      if (!nextState.matches('loading') && !nextState.matches('unavailable'))
        expect(nextState.context.page).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'the next questions follow those that are shown',
      events: [model.done('getQuestions', first), send['more.requested'], model.done('getQuestions', second)],
      ends: 'shown',
      also: ({ context }) =>
        expect(context.page?.questions.map(({ id }) => id)).toEqual(['WMTR1001-Q1', 'WMTR1001-Q2']),
      refuses: [send['more.requested']],
    },
    {
      name: 'a question that comes twice is shown once',
      events: [model.done('getQuestions', first), send['more.requested'], model.done('getQuestions', first)],
      ends: 'shown',
      also: ({ context }) => expect(context.page?.questions).toHaveLength(1),
    },
    {
      name: 'the next questions do not come, and a shopper tries again',
      events: [
        model.done('getQuestions', first),
        send['more.requested'],
        model.failed('getQuestions', down),
        send['more.requested'],
      ],
      ends: 'readingOn',
    },
    { name: 'nobody has asked', events: [model.done('getQuestions', none)], ends: 'shown' },
    {
      name: 'a failure is told, and tried again',
      events: [model.failed('getQuestions', down), send['questions.retried']],
      ends: 'loading',
    },
  ],
});
