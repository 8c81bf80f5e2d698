import { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'item.pointed': [
    { type: 'item.pointed', itemId: 'women' },
    { type: 'item.pointed', itemId: 'men' },
  ],
  'menu.left': { type: 'menu.left' },
  'item.pressed': [
    { type: 'item.pressed', itemId: 'women' },
    { type: 'item.pressed', itemId: 'men' },
  ],
  'menu.escaped': { type: 'menu.escaped' },
  'route.changed': { type: 'route.changed', path: '/en-us/c/women-1000' },
} as const;

export const model = modelOf(megaMenuMachine, {
  input: { opensOn: 'hover' },
  inputs: { 'opened by pressing': { opensOn: 'click' } },
  send,
  outcomes: { watchRoute: { failed: [new Error('no router')] } },
  project: ({ itemId, opensOn }) => [itemId, opensOn],
  why: 'guards read which item is open and whether hover or click opens one',
});
