import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './toasts.model.ts';

const [failed, expired, notAdded, norThis] = send['toast.raised'];
const tick = model.after('tick');
const limitedTo = (count: number) =>
  ({ type: 'toast.raised', notice: { title: 'maxQuantity', values: { count }, tone: 'info' } }) as const;
const limited = limitedTo(2);
const created = {
  type: 'toast.raised',
  notice: { title: 'accountCreated', tone: 'success', replaces: 'signedIn' },
} as const;

describeChart(model, {
  invariants: {
    'no message is shown twice': ({ nextState }) => {
      const readings = nextState.context.toasts.map(({ title, values }) => JSON.stringify([title, values]));
      expect(new Set(readings).size).toBe(readings.length);
    },
    'no change is asked for twice by one press': ({ nextState }) => {
      const ids = nextState.context.toasts.flatMap(({ again }) => again.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    },
    'the timer rests exactly when nothing is shown': ({ nextState }) =>
      expect(nextState.matches('empty')).toBe(nextState.context.toasts.length === 0),
    'the timer runs only where something goes by itself': ({ nextState }) => {
      if (nextState.matches('showing'))
        expect(nextState.context.toasts.some(({ remaining }) => remaining !== null)).toBe(true);
    },
    'nobody sees a toast whose time is over': ({ nextState }) => {
      for (const { remaining } of nextState.context.toasts) expect(remaining ?? 1).toBeGreaterThan(0);
    },
    'a message that stays is only dismissed by the shopper': ({ state, event, nextState }) => {
      const staying = state.context.toasts.filter(({ remaining }) => remaining === null);
      if (event.type !== 'toast.dismissed') expect(nextState.context.toasts).toEqual(expect.arrayContaining(staying));
    },
  },
  stories: [
    { name: 'a toast goes by itself when its time is over', events: [failed, tick, tick], ends: 'empty' },
    {
      name: 'a toast that somebody reads stays',
      events: [failed, tick, send['toasts.held']],
      ends: 'held',
      refuses: [tick],
      also: ({ context }) => expect(context.toasts[0]?.remaining).toBe(200),
    },
    {
      name: 'time goes on when the reader leaves',
      events: [failed, send['toasts.held'], send['toasts.released'], tick, tick],
      ends: 'empty',
    },
    {
      name: 'two different toasts stand together, and one can be sent away',
      events: [failed, limited, send['toast.dismissed'][0]],
      ends: 'showing',
      refuses: [limited],
      also: ({ context }) => expect(context.toasts.map(({ title }) => title)).toEqual(['maxQuantity']),
    },
    {
      name: 'a message that includes an earlier one replaces it',
      events: [limited, { type: 'toast.raised', notice: { title: 'signedIn', tone: 'success' } }, created],
      ends: 'showing',
      refuses: [created],
      also: ({ context }) =>
        expect(context.toasts.map(({ title }) => title)).toEqual(['maxQuantity', 'accountCreated']),
    },
    {
      name: 'messages with different numbers are different messages',
      events: [limited, limitedTo(3)],
      ends: 'showing',
      refuses: [limitedTo(3)],
      also: ({ context }) => expect(context.toasts.map(({ values }) => values)).toEqual([{ count: 2 }, { count: 3 }]),
    },
    {
      name: 'two adds that failed in the same words are one toast, which offers both and stays its whole time',
      events: [notAdded, tick, norThis],
      ends: 'showing',
      refuses: [notAdded, norThis],
      also: ({ context: { toasts } }) => {
        expect(toasts.map(({ again }) => again.map(({ id }) => id))).toEqual([['c1', 'c2']]);
        expect(toasts[0]?.remaining).toBe(400);
      },
    },
    {
      name: 'two adds that failed in the same words are one toast while it is read, too',
      events: [notAdded, send['toasts.held'], norThis],
      ends: 'held',
      also: ({ context: { toasts } }) => expect(toasts[0]?.again).toHaveLength(2),
    },
    {
      name: 'a message that must be read stays without a timer, after others have closed',
      events: [expired, failed, tick, tick],
      ends: 'staying',
      refuses: [tick, expired],
      also: ({ context }) => expect(context.toasts.map(({ title }) => title)).toEqual(['cartExpired']),
    },
    {
      name: 'a message that must be read closes when the shopper dismisses it',
      events: [expired, send['toast.dismissed'][0]],
      ends: 'empty',
    },
    {
      name: 'a message that is raised while another is held does not expire either',
      events: [expired, send['toasts.held'], failed],
      ends: 'held',
      refuses: [tick],
    },
  ],
  waits: { tick: 200 },
});
