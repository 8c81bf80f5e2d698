import { headerMachine } from '#machines/header/header.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'page.scrolled': [
    { type: 'page.scrolled', y: 0 },
    { type: 'page.scrolled', y: 400 },
    { type: 'page.scrolled', y: 900 },
  ],
  'scroll.settled': { type: 'scroll.settled' },
  'route.changed': [
    { type: 'route.changed', path: '/en-us' },
    { type: 'route.changed', path: '/en-us/c/trail-running-1104' },
    { type: 'route.changed', path: '/en-us/checkout' },
  ],
} as const;

export const model = modelOf(headerMachine, {
  input: { path: '/en-us' },
  inputs: { 'a category': { path: '/en-us/c/trail-running-1104' }, 'the checkout': { path: '/en-us/checkout' } },
  send,
  outcomes: { watchScroll: { failed: [new Error('no window')] }, watchRoute: { failed: [new Error('no router')] } },
  project: ({ y, restedY, path }) => [y, restedY, path],
  why: 'guards compare the scroll position with the last resting one, and read the kind of page; the fixtures use few of each',
  survivors: {
    'look.choosing: always [isPlain] → look.light, after isAtTopOfHero':
      'equivalent: the home page is never a plain one, so that only one of the two guards holds',
  },
});
