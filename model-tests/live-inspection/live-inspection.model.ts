import { liveInspectionMachine } from '#machines/live-inspection/live-inspection.machine.ts';
import { modelOf } from '#model-tests/support/model.ts';

const cart = { chart: 'cart', state: { resting: 'ready' }, context: null };
const entry = { id: 1, at: '2026-11-21T08:00:00.000Z', chart: 'cart', type: 'change.requested', payload: {} };

export const send = {
  'page.greeted': [
    { type: 'page.greeted', page: { id: 'a', path: '/en-us' }, actors: [cart] },
    { type: 'page.greeted', page: { id: 'b', path: '/en-us/cart' }, actors: [] },
  ],
  'actor.changed': [
    { type: 'actor.changed', pageId: 'a', actor: { ...cart, state: 'deciding' } },
    { type: 'actor.changed', pageId: 'b', actor: { ...cart, state: 'reading' } },
  ],
  'event.seen': [
    { type: 'event.seen', pageId: 'a', entry },
    { type: 'event.seen', pageId: 'b', entry },
  ],
  'page.left': [
    { type: 'page.left', pageId: 'a' },
    { type: 'page.left', pageId: 'b' },
  ],
  'log.paused': { type: 'log.paused' },
  'log.resumed': { type: 'log.resumed' },
  'log.cleared': { type: 'log.cleared' },
} as const;

export const model = modelOf(liveInspectionMachine, {
  input: undefined,
  send,
  outcomes: { listenToPages: { failed: [new Error('no BroadcastChannel')] } },
  project: ({ page }) => page?.id ?? null,
  why: 'guards ask only which page is watched',
});
