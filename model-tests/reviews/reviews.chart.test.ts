import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, first, model, narrowed, second, send } from './reviews.model.ts';

describeChart(model, {
  invariants: {
    'reviews that are shown are there': ({ nextState }) => {
      if (!nextState.matches('loading') && !nextState.matches('unavailable'))
        expect(nextState.context.page).not.toBeNull();
    },
  },
  stories: [
    { name: 'the reviews are shown', events: [model.done('getReviews', first)], ends: 'shown' },
    {
      name: 'the next reviews follow those that are shown',
      events: [model.done('getReviews', first), send['more.requested'], model.done('getReviews', second)],
      ends: 'shown',
    },
    {
      name: 'the next reviews do not come, and a shopper tries again',
      events: [
        model.done('getReviews', first),
        send['more.requested'],
        model.failed('getReviews', down),
        send['more.requested'],
      ],
      ends: 'readingOn',
    },
    {
      name: 'a number of stars narrows the reviews',
      events: [model.done('getReviews', first), send['query.changed'], model.done('getReviews', narrowed)],
      ends: 'shown',
    },
    {
      name: 'what is chosen is kept in the address',
      events: [model.done('getReviews', first), send['query.changed']],
      ends: 'narrowing',
      also: (_, { sent }) =>
        expect(sent).toMatchObject([{ to: 'keepAddress', event: { type: 'query.kept', query: { stars: 4 } } }]),
    },
    {
      name: 'of two choices the last one is read',
      events: [model.done('getReviews', first), send['query.changed'], send['query.changed']],
      ends: 'narrowing',
    },
    {
      name: 'a failure is told, and tried again',
      events: [model.failed('getReviews', down), send['reviews.retried']],
      ends: 'loading',
    },
  ],
});
