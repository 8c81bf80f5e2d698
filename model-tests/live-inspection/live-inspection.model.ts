import { liveInspectionMachine } from '#machines/live-inspection/live-inspection.machine.ts';
import type { Moment, PageLoad, Recording, WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const cart: WatchedActor = {
  id: 'x:1',
  parent: null,
  name: 'cart',
  systemId: 'cart',
  chart: 'cart',
  state: { resting: 'ready' },
  status: 'active',
  context: { code: null, count: 1 },
};

export const moment = (id: number, state: WatchedActor['state'], context: WatchedActor['context'] = {}): Moment => ({
  id,
  at: '2026-11-21T08:00:00.000Z',
  actor: 'x:1',
  chart: 'cart',
  from: null,
  type: 'change.requested',
  payload: {},
  changes: [{ actor: { ...cart, state, context }, isNew: false }],
});

const recording = (id: string, path: string): Recording => ({
  page: { id, path, since: '2026-11-21T08:00:00.000Z', leftAt: null, from: 'page' },
  rendered: [{ chart: 'cart', state: 'waitingForSession' }],
  before: [cart],
  began: 0,
  moments: [],
  loads: [],
});

/** Page `a` after its visit has gone on to another URL. */
const goesOn = recording('a', '/en-us/cart');
const load: PageLoad = {
  id: 3,
  at: '2026-11-21T10:00:00.000Z',
  path: '/en-us/cart',
  rendered: [],
  actors: [{ ...cart, id: '3/x:1', state: 'deciding' }],
};

export const copy: Recording = {
  ...recording('c', '/en-us/cart'),
  page: { ...recording('c', '/en-us/cart').page, leftAt: '2026-11-21T09:00:00.000Z', from: 'copy' },
};

export const send = {
  'page.greeted': [
    { type: 'page.greeted', recording: recording('a', '/en-us') },
    { type: 'page.greeted', recording: recording('b', '/en-us/cart') },
    { type: 'page.greeted', recording: { ...goesOn, moments: [moment(1, 'deciding', { count: 2 })], loads: [load] } },
  ],
  'moments.seen': [
    { type: 'moments.seen', pageId: 'a', path: '/en-us/c/shoes', moments: [moment(1, 'deciding', { count: 2 })] },
    { type: 'moments.seen', pageId: 'b', path: '/en-us/cart', moments: [moment(1, 'deciding')] },
  ],
  'page.left': [
    { type: 'page.left', pageId: 'a', at: '2026-11-21T09:00:00.000Z' },
    { type: 'page.left', pageId: 'b', at: '2026-11-21T09:00:00.000Z' },
    { type: 'page.left', pageId: 'a', at: '2026-11-21T11:00:00.000Z' },
  ],
  'page.chosen': [
    { type: 'page.chosen', pageId: 'a' },
    { type: 'page.chosen', pageId: 'b' },
  ],
  'moment.chosen': [
    { type: 'moment.chosen', moment: 0 },
    { type: 'moment.chosen', moment: 1 },
  ],
  'moment.followed': { type: 'moment.followed' },
  'log.cleared': { type: 'log.cleared' },
  'log.openRequested': { type: 'log.openRequested', log: '{}' },
} as const;

export const model = modelOf(liveInspectionMachine, {
  input: undefined,
  send,
  outcomes: {
    listenToPages: { failed: [new Error('no BroadcastChannel')] },
    readLog: { done: [copy], failed: [new Error('no log')] },
  },
  offers: ({ context }, event) => {
    const knows = (id: unknown) => context.recordings.some(({ page }) => page.id === id);
    // Only a listed page can be chosen. Of pages that are alike, `a` is always the first to greet.
    if (event.type === 'page.chosen') return knows(event['pageId']);
    return event.type !== 'page.greeted' || event['recording'] === send['page.greeted'][0].recording || knows('a');
  },
  project: ({ recordings, chosen }) => [
    chosen,
    recordings
      .map(({ page, loads, began }) => `${page.id} ${page.leftAt === null} ${loads.length} ${began >= load.id}`)
      .toSorted(),
  ],
  why: 'guards read which pages are known, which of them run and since when, and which one is shown; the log does not matter',
  survivors: {
    'page: page.chosen [isOfRunningPage] → page.watching, after isOfLeftPage':
      'equivalent: a page either runs or was left, so that only one of the two guards holds',
  },
});
