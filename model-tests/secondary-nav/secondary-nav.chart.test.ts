import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './secondary-nav.model.ts';

const open = send['list.unfolded'];

describeChart(model, {
  waits: {},
  invariants: {
    'only its title unfolds the list': ({ state, event, nextState }) => {
      if (state.matches('folded') && nextState.matches('unfolded')) expect(event.type).toBe('list.unfolded');
    },
  },
  stories: [
    { name: 'it is folded at first', events: [], ends: 'folded' },
    { name: 'its title unfolds and folds it', events: [open, send['list.folded'], open], ends: 'unfolded' },
    { name: 'Escape folds it', events: [open, send['list.escaped']], ends: 'folded' },
    { name: 'a followed link folds it', events: [open, send['link.followed']], ends: 'folded' },
  ],
});
