import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { all, green } from './listing.fixtures.ts';
import { model, send } from './listing.model.ts';

const tick = send['filter.toggled'];
const [backToAll, page2, byPrice, toGreen, search] = send['listing.awaited'];
const [allArrived, noneArrived, cheapArrived] = send['listing.arrived'];
const [allRefused, greenRefused] = send['listing.refused'];
const [cheapest, featured] = send['sort.chosen'];

describeChart(model, {
  invariants: {
    'the shown list stays until the next one is loaded': ({ state, nextState }) => {
      if (state.context.listing) expect(nextState.context.listing).not.toBeNull();
    },
    'another filter or order begins on its first page': ({ event, nextState }) => {
      if (['filter.toggled', 'filters.cleared'].includes(event.type) && nextState.matches({ results: 'filtering' }))
        expect(nextState.context.query.page).toBe(1);
    },
    'the URL is changed exactly to the wanted query': ({ event, nextState, sent }) => {
      const wants = ['filter.toggled', 'filters.cleared', 'sort.chosen', 'listing.retried'].includes(event.type);
      const { query } = nextState.context;
      expect(sent).toEqual(wants ? [{ to: 'address', event: { type: 'listing.wanted', query } }] : []);
    },
    'the pending query is the last wanted one': ({ event, nextState }) => {
      if (event.type === 'listing.awaited') expect(nextState.context.query).toEqual(event['query']);
    },
    'a list that could not be read says why': ({ event, nextState }) => {
      if (event.type === 'listing.refused') expect(nextState.context.failure).toEqual(event['failure']);
    },
    'products are only shown if there are some': ({ nextState }) => {
      if (nextState.matches({ results: 'shown' })) expect(nextState.context.listing?.total).toBeGreaterThan(0);
    },
  },
  stories: [
    {
      name: 'a tick narrows at once',
      events: [tick],
      ends: { results: 'filtering' },
      also: ({ context }) => expect(context.query).toEqual(green),
    },
    {
      name: 'a second tick takes it back',
      events: [tick, tick],
      ends: { results: 'filtering' },
      also: ({ context }) => expect(context.query).toEqual(all),
    },
    {
      name: 'the address answering itself changes nothing',
      events: [tick],
      ends: { results: 'filtering' },
      refuses: [toGreen],
    },
    {
      name: 'an answer to an outdated query is dropped',
      events: [tick, tick],
      ends: { results: 'filtering' },
      refuses: [noneArrived, greenRefused],
      also: ({ context }) => expect(context.listing?.total).toBe(30),
    },
    {
      name: 'clearing widens the list',
      events: [tick, noneArrived, send['filters.cleared']],
      ends: { results: 'filtering' },
    },
    { name: 'a link to other filters', events: [toGreen], ends: { results: 'filtering' } },
    { name: 'choosing an order waits for it', events: [cheapest], ends: { results: 'sorting' } },
    {
      name: 'a page that cannot hear of its address',
      events: [model.failed('address', new Error('no router'))],
      ends: { results: 'failed' },
    },
    {
      name: 'the panel is gone after a moment',
      events: [send['panel.opened'], send['panel.closed'], model.after('dialogTransition')],
      ends: { panel: 'closed' },
      refuses: [send['panel.closed']],
    },
    {
      name: 'a list without results can be widened by clearing the filters',
      events: [tick, noneArrived, send['filters.cleared'], allArrived],
      ends: { results: 'shown' },
    },
    { name: 'another order', events: [cheapest, cheapArrived], ends: { results: 'shown' } },
    { name: 'choosing the current order changes nothing', events: [], ends: { results: 'shown' }, refuses: [featured] },
    { name: 'a page is a page, not a filter', events: [page2], ends: { results: 'paging' } },
    { name: 'back to the first is one too', events: [page2, backToAll], ends: { results: 'paging' } },
    { name: 'a link to another order', events: [byPrice], ends: { results: 'sorting' } },
    { name: 'other words are another list', events: [search], ends: { results: 'loading' } },
    {
      name: 'a failure keeps what was shown, and is tried again',
      events: [tick, greenRefused, send['listing.retried']],
      ends: { results: 'loading' },
      also: ({ context }) => expect(context.listing?.total).toBe(30),
    },
    {
      name: 'a failed page recovers',
      start: 'nothing could be read',
      events: [send['listing.retried'], allArrived],
      ends: { results: 'shown' },
    },
    {
      name: 'a retry may fail again',
      start: 'nothing could be read',
      events: [send['listing.retried'], allRefused],
      ends: { results: 'failed' },
    },
    { name: 'an empty category says so', start: 'nothing is there', events: [], ends: { results: 'noneFound' } },
    {
      name: 'filters on a phone are chosen in their panel, the list follows beneath',
      events: [send['panel.opened'], tick, noneArrived],
      ends: { results: 'noneFound', panel: 'open' },
    },
    {
      name: 'the panel goes and may come back',
      events: [send['panel.opened'], send['panel.closed'], send['panel.opened']],
      ends: { panel: 'open' },
    },
  ],
  waits: { dialogTransition: 250 },
});
