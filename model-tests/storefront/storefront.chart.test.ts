import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { model, send } from './storefront.model.ts';

const [loud, quiet] = send['item.added'];
const [home, cartPage] = send['route.changed'];

/** How many facts an open page relays for this event on this path. */
const told = (event: { type: string }, path: string) =>
  model
    .edges()
    .filter((edge) => edge.event === event && edge.state.matches('ready') && edge.state.context.path === path)
    .flatMap(({ actions }) => actions)
    .filter(({ type }) => type === 'xstate.sendTo').length;

describeChart(model, {
  invariants: {
    'every part keeps running': ({ nextState }) =>
      expect(Object.keys(nextState.children).sort()).toEqual(['cart', 'dialogs', 'listenTo', 'reloadGuard', 'session', 'toasts', 'watchRoute']),
  },
  stories: [
    { name: 'an add opens the mini cart', events: [home, loud], ends: 'ready', also: () => expect(told(loud, '/en-us')).toBe(1) },
    { name: 'a quiet add does not', events: [home], ends: 'ready', refuses: [quiet] },
    { name: 'nor does one on the cart itself', events: [cartPage], ends: 'ready', refuses: [loud] },
    { name: 'a broken part leaves the others', events: [model.failed('toasts', new Error('broken')), send['notice.raised'], home], ends: 'degraded' },
  ],
});
