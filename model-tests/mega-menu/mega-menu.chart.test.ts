import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './mega-menu.model.ts';

const [women, men] = send['item.pointed'];
const [pressWomen, pressMen] = send['item.pressed'];

describeChart(model, {
  invariants: {
    'an open panel belongs to an item': ({ nextState }) =>
      expect(nextState.context.itemId === null).toBe(nextState.matches('closed')),
    'pointing opens nothing where pressing does': ({ nextState, event }) => {
      if (nextState.context.opensOn === 'click' && event.type === 'item.pointed')
        expect(nextState.matches('intending')).toBe(false);
    },
  },
  stories: [
    { name: 'a pointer that only crosses the bar opens nothing', events: [women, send['menu.left']], ends: 'closed' },
    { name: 'a pointer that rests opens the panel', events: [women, model.after('hoverIntent')], ends: 'open' },
    {
      name: 'from one item to the next the panel changes at once',
      events: [women, model.after('hoverIntent'), men],
      ends: 'open',
      also: ({ context }) => expect(context.itemId).toBe('men'),
    },
    {
      name: 'the pointer may leave the bar for a moment on its way to the panel',
      events: [women, model.after('hoverIntent'), send['menu.left'], women],
      ends: 'open',
    },
    {
      name: 'a pointer that left closes it',
      events: [women, model.after('hoverIntent'), send['menu.left'], model.after('leaveGrace')],
      ends: 'closed',
    },
    { name: 'a second press closes', events: [pressWomen, pressWomen], ends: 'closed' },
    { name: 'Escape closes', events: [pressWomen, send['menu.escaped']], ends: 'closed' },
    { name: 'another page closes', events: [pressWomen, send['route.changed']], ends: 'closed' },
    {
      name: 'where editors chose pressing, pointing does nothing',
      start: 'opened by pressing',
      events: [pressWomen],
      ends: 'open',
      refuses: [men, send['menu.left']],
    },
    {
      name: 'a pointer that goes on along the bar begins anew',
      events: [women, men],
      ends: 'intending',
      also: ({ context }) => expect(context.itemId).toBe('men'),
    },
    {
      name: 'a press does not wait for the pointer to rest',
      events: [women, pressMen],
      ends: 'open',
      also: ({ context }) => expect(context.itemId).toBe('men'),
    },
    {
      name: 'pressing another item opens that',
      events: [pressWomen, pressMen],
      ends: 'open',
      also: ({ context }) => expect(context.itemId).toBe('men'),
    },
    {
      name: 'a pointer that comes back to another item opens that',
      events: [pressWomen, send['menu.left'], men],
      ends: 'open',
      also: ({ context }) => expect(context.itemId).toBe('men'),
    },
    {
      name: 'a press on the same item closes it while it waits, too',
      events: [pressWomen, send['menu.left'], pressWomen],
      ends: 'closed',
    },
    {
      name: 'a press on another opens that',
      events: [pressWomen, send['menu.left'], pressMen],
      ends: 'open',
      also: ({ context }) => expect(context.itemId).toBe('men'),
    },
  ],
  waits: { hoverIntent: 120, leaveGrace: 250 },
});
