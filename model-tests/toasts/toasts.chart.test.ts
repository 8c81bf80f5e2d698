import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { model, send } from './toasts.model.ts';

const [first, second] = send['toast.raised'];

describeChart(model, {
  invariants: {
    'no title is shown twice': ({ nextState }) => {
      const titles = nextState.context.toasts.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    },
    'the timer rests exactly when nothing is shown': ({ nextState }) =>
      expect(nextState.matches('empty')).toBe(nextState.context.toasts.length === 0),
    'nobody sees a toast whose time is over': ({ nextState }) => {
      for (const { remaining } of nextState.context.toasts) expect(remaining).toBeGreaterThan(0);
    },
  },
  stories: [
    { name: 'a toast goes by itself when its time is over', events: [first, model.after('tick'), model.after('tick')], ends: 'empty' },
    {
      name: 'a toast that somebody reads stays',
      events: [first, model.after('tick'), send['toasts.held']],
      ends: 'held',
      also: ({ context }) => expect(context.toasts[0]?.remaining).toBe(200),
    },
    {
      name: 'time goes on when the reader leaves',
      events: [first, send['toasts.held'], send['toasts.released'], model.after('tick'), model.after('tick')],
      ends: 'empty',
    },
    {
      name: 'two different toasts stand together, and one can be sent away',
      events: [first, second, send['toast.dismissed'][0]],
      ends: 'showing',
      refuses: [second],
      also: ({ context }) => expect(context.toasts.map(({ title }) => title)).toEqual(['itemsMerged']),
    },
  ],
  waits: { tick: 200 },
});
