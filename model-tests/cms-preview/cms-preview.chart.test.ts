import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { lost, model, query, results, send } from './cms-preview.model.ts';

const [asked, askedWithoutType] = send['list.requested'];
const listed = [asked, model.done('getShowcase', results)];
const none = model.done('getShowcase', { items: [], total: 0 });
const [home, help] = send['item.chosen'];
const previewing = [...listed, home];

describeChart(model, {
  invariants: {
    'a page is open in the frames exactly while one is previewed': ({ nextState }) =>
      expect(nextState.context.chosen !== null).toBe(nextState.matches('previewing')),
    'only a list that was read has results': ({ nextState }) => {
      if (nextState.matches('none') || nextState.matches('failed') || nextState.matches('choosing'))
        expect(nextState.context.results.items).toEqual([]);
    },
    'a failure is told only where one happened': ({ nextState }) => {
      if (nextState.matches('results')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'without a doc type nothing is listed',
      events: [askedWithoutType],
      ends: { choosing: 'missingType' },
    },
    { name: 'content of a type is listed', events: listed, ends: 'results' },
    { name: 'there may be none', events: [asked, none], ends: 'none' },
    {
      name: 'the next page of results is read',
      events: [...listed, send['page.requested']],
      ends: 'loading',
      also: ({ context }) => expect(context).toMatchObject({ page: 2, query }),
    },
    {
      name: 'another list begins at its first page',
      events: [...listed, send['page.requested'], model.done('getShowcase', results), asked],
      ends: 'loading',
      also: ({ context }) => expect(context.page).toBe(1),
    },
    {
      name: 'a list that could not be read is asked for again',
      events: [asked, model.failed('getShowcase', lost), asked],
      ends: 'loading',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a list that could not be read says so',
      events: [asked, model.failed('getShowcase', lost)],
      ends: 'failed',
    },
    {
      name: 'frames scroll together',
      events: [...previewing, send['frame.scrolled']],
      ends: { previewing: 'together' },
    },
    {
      name: 'frames scroll by themselves where the editor wants it',
      events: [...previewing, send['scrolling.parted']],
      ends: { previewing: 'apart' },
      refuses: [send['frame.scrolled']],
    },
    {
      name: 'a preview that is closed leads back to its list',
      events: [...previewing, send['preview.closed']],
      ends: 'results',
    },
    {
      name: 'another item takes the place of the one that is shown, and scrolls together again',
      events: [...previewing, send['scrolling.parted'], help],
      ends: { previewing: 'together' },
      also: ({ context }) => expect(context.chosen).toEqual(help.item),
    },
    {
      name: 'the next page of results takes the place of a preview',
      events: [...previewing, send['page.requested']],
      ends: 'loading',
      also: ({ context }) => expect(context).toMatchObject({ page: 2, chosen: null }),
    },
    {
      name: 'frames that cannot be watched scroll by themselves',
      events: [...previewing, model.failed('watchFrames', new Error('no frames'))],
      ends: { previewing: 'apart' },
    },
  ],
});
