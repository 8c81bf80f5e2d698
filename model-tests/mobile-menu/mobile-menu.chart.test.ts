import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './mobile-menu.model.ts';

const [women, men] = send['section.toggled'];

describeChart(model, {
  invariants: {
    'a closed menu is folded': ({ nextState }) => {
      if (nextState.matches('closed')) expect(nextState.context.expanded).toEqual([]);
    },
    'unfolding is reported with its section, folding is not': ({ state, nextState, emitted }) => {
      const unfolded = nextState.context.expanded.filter((id) => !state.context.expanded.includes(id));
      expect(emitted).toEqual(unfolded.map((sectionId) => ({ type: 'section.expanded', sectionId })));
    },
  },
  stories: [
    {
      name: 'sections unfold side by side',
      events: [send['menu.opened'], women, men],
      ends: 'open',
      also: ({ context }) => expect(context.expanded).toEqual(['women', 'men']),
    },
    {
      name: 'a second press folds',
      events: [send['menu.opened'], women, women],
      ends: 'open',
      also: ({ context }) => expect(context.expanded).toEqual([]),
    },
    {
      name: 'another page closes it',
      events: [send['menu.opened'], send['route.changed'], model.after('dialogTransition')],
      ends: 'closed',
    },
    {
      name: 'it can be opened again while it closes',
      events: [send['menu.opened'], send['menu.closed'], send['menu.opened']],
      ends: 'open',
    },
    {
      name: 'closing takes its time',
      events: [send['menu.opened'], send['menu.closed']],
      ends: 'closing',
      refuses: [send['menu.closed']],
    },
    {
      name: 'a menu that cannot hear of other pages stays away',
      events: [model.failed('watchRoute', new Error('no router'))],
      ends: 'closed',
    },
  ],
  waits: { dialogTransition: 250 },
});
