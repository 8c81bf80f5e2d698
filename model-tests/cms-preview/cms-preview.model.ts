import { cmsPreviewMachine } from '#machines/cms-preview/cms-preview.machine.ts';
import type { PreviewQuery } from '#machines/cms-preview/cms-preview.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const query: PreviewQuery = { docType: 'page', layoutVariant: '', limit: 20, siteId: 'en-us', at: null };
const modificationDate = '2026-11-02T09:00:00Z';
export const items = [
  { id: 'page-home', name: 'Waymark', referrersCount: 0, modificationDate, url: '/' },
  { id: 'page-help', name: 'Help', referrersCount: 3, modificationDate, url: '/help' },
  { id: 'unused', name: 'Nobody opens it', referrersCount: 0, modificationDate },
];
const shown = { id: 'page-home', name: 'Waymark', referrersCount: 0, modificationDate, url: '/' };
export const results = { items, total: 45 };

export const send = {
  'list.requested': [
    { type: 'list.requested', query },
    { type: 'list.requested', query: { ...query, docType: '' } },
  ],
  'page.requested': { type: 'page.requested', page: 2 },
  'item.chosen': [
    { type: 'item.chosen', item: shown },
    { type: 'item.chosen', item: { ...shown, id: 'page-help', name: 'Help', referrersCount: 3, url: '/help' } },
  ],
  'preview.closed': { type: 'preview.closed' },
  'scrolling.joined': { type: 'scrolling.joined' },
  'scrolling.parted': { type: 'scrolling.parted' },
  'frame.scrolled': { type: 'frame.scrolled', frame: 'narrow', top: 120 },
} as const;

export const lost = { errorId: 'UNEXPECTED', message: 'UNEXPECTED', status: 0 };

export const model = modelOf(cmsPreviewMachine, {
  input: undefined,
  send,
  outcomes: {
    getShowcase: {
      done: [results, { items: [], total: 0 }],
      failed: [lost],
    },
    watchFrames: { failed: [new Error('no frames')] },
  },
  project: ({ results: { items: listed } }) => listed.length > 0,
  why: 'guards read only what arrives with an event; a list that ends has to go from the page',
});
