import { expect } from 'vitest';
import { shownRecording } from '#machines/live-inspection/live-inspection.setup.ts';
import { actorsAt } from '#machines/live-inspection/recording.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { copy, model, send } from './live-inspection.model.ts';

const [first, second, firstGoesOn] = send['page.greeted'];
const [seen, seenElsewhere] = send['moments.seen'];
const [leftFirst, leftSecond, leftFirstLater] = send['page.left'];
const [choosesFirst, choosesSecond] = send['page.chosen'];
const [beginning, momentOne] = send['moment.chosen'];
const opened = [send['log.openRequested'], model.done('readLog', copy)] as const;

describeChart(model, {
  invariants: {
    'what is watched is a page that is known': ({ nextState: { context, value } }) => {
      if (value.page === 'watching' || value.page === 'reading')
        expect(context.recordings.map(({ page }) => page.id)).toContain(context.chosen);
    },
    'somebody looks back exactly when a moment is held': ({ nextState: { context, value } }) => {
      expect([context.held !== null, context.at !== null]).toEqual([value.time === 'held', value.time === 'held']);
    },
  },
  stories: [
    {
      name: 'the log of a page is shown',
      events: [first, seen],
      ends: { page: 'watching' },
      also: ({ context }) => {
        const shown = shownRecording(context);
        expect(shown?.page.path).toBe('/en-us/c/shoes');
        expect(shown && actorsAt(shown, null)[0]).toMatchObject({
          state: 'deciding',
          context: { code: null, count: 2 },
        });
      },
    },
    {
      name: 'any moment can be looked back at, and the log goes on without moving it',
      events: [first, beginning, seen],
      ends: { page: 'watching', time: 'held' },
      also: ({ context }) => {
        const shown = shownRecording(context);
        expect(shown && actorsAt(shown, context.at)[0]).toMatchObject({
          state: { resting: 'ready' },
          context: { count: 1 },
        });
        expect(shown?.moments).toHaveLength(0);
        expect(context.recordings[0]?.moments).toHaveLength(1);
      },
    },
    {
      name: 'an earlier moment can be left for the last one again',
      events: [first, beginning, seen, momentOne, send['moment.followed']],
      ends: { time: 'following' },
      also: ({ context }) => expect(shownRecording(context)?.moments).toHaveLength(1),
    },
    {
      name: 'another page is listed, and not read until it is chosen',
      events: [first, second, seenElsewhere],
      ends: { page: 'watching' },
      also: ({ context }) => {
        expect(context.chosen).toBe('a');
        expect(context.recordings.map(({ moments }) => moments.length)).toEqual([0, 1]);
      },
    },
    {
      name: 'whoever chooses another page reads its log, at its last moment',
      events: [first, second, beginning, choosesSecond],
      ends: { page: 'watching', time: 'following' },
      also: ({ context }) => expect(context.chosen).toBe('b'),
    },
    {
      name: 'a page that was closed can be read on',
      events: [first, seen, leftFirst],
      ends: { page: 'left' },
      refuses: [seen, leftSecond],
      also: ({ context }) => expect(shownRecording(context)?.moments).toHaveLength(1),
    },
    {
      name: 'a page that opens after the watched one was closed is watched',
      events: [first, leftFirst, second],
      ends: { page: 'watching' },
      also: ({ context }) => expect(context.chosen).toBe('b'),
    },
    {
      name: 'a page that comes back is watched again, with what it told before',
      events: [first, seen, leftFirst, first],
      ends: { page: 'watching' },
      also: ({ context }) =>
        expect(context.recordings.map(({ page, moments }) => [page.leftAt, moments.length])).toEqual([[null, 1]]),
    },
    {
      name: 'the next page of a visit goes on in its log',
      events: [first, seen, leftFirst, firstGoesOn],
      ends: { page: 'watching' },
      also: ({ context }) => {
        const [visit, ...others] = context.recordings;
        expect(others).toEqual([]);
        expect(visit?.moments.map(({ id }) => id)).toEqual([1]);
        expect(visit?.loads.map(({ path }) => path)).toEqual(['/en-us/cart']);
        expect(visit && [1, 3].map((at) => actorsAt(visit, at).map(({ id }) => id))).toEqual([['x:1'], ['3/x:1']]);
      },
    },
    {
      name: 'a visit runs on when the leaving of its earlier page is heard late',
      events: [first, firstGoesOn],
      ends: { page: 'watching' },
      refuses: [leftFirst],
    },
    {
      name: 'a visit ends when its last page is left',
      events: [first, firstGoesOn, leftFirstLater],
      ends: { page: 'left' },
    },
    {
      name: 'one that is closed elsewhere changes nothing of what is read',
      events: [first, second, leftSecond],
      ends: { page: 'watching' },
    },
    {
      name: 'one that was closed can be chosen',
      events: [first, second, leftSecond, choosesSecond],
      ends: { page: 'left' },
      also: ({ context }) => expect(context.chosen).toBe('b'),
    },
    {
      name: 'a copied log is read without a page',
      events: [...opened],
      ends: { page: 'reading', file: 'idle' },
      also: ({ context }) => expect(shownRecording(context)?.page.from).toBe('copy'),
    },
    {
      name: 'a copied log can be left for a page',
      events: [first, ...opened, choosesFirst],
      ends: { page: 'watching' },
    },
    {
      name: 'a text that is no log is refused',
      events: [send['log.openRequested'], model.failed('readLog', new Error('no log'))],
      ends: { file: 'refused' },
    },
    {
      name: 'where nothing can be watched, copied logs can be read',
      events: [model.failed('listenToPages', new Error('no BroadcastChannel')), ...opened],
      ends: { page: 'reading' },
    },
    {
      name: 'the log can be emptied, and fills again',
      events: [first, seen, send['log.cleared']],
      ends: { page: 'watching', time: 'following' },
      also: ({ context }) => {
        expect(context.recordings[0]).toMatchObject({ moments: [], rendered: [] });
        expect(context.recordings[0]?.before[0]?.state).toBe('deciding');
      },
    },
  ],
});
