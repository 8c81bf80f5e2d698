import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { closed, model, noSpace, send } from './benefit-bar.model.ts';

const shown = model.done('recallClosed', closed.none);
const [elsewhere] = send['device.changed'];

describeChart(model, {
  waits: {},
  invariants: {
    'a bar that is gone stays gone': ({ state, nextState }) => {
      if (state.matches('gone')) expect(nextState.matches('gone')).toBe(true);
    },
  },
  stories: [
    { name: 'it is visible', events: [shown], ends: 'shown' },
    {
      name: 'it stays away once it was closed',
      events: [model.done('recallClosed', closed.this)],
      ends: { gone: 'closed' },
    },
    {
      name: 'closing it is remembered',
      events: [shown, send['bar.closed'], model.done('saveClosed', undefined)],
      ends: { gone: 'closed' },
    },
    {
      name: 'it goes even if the device stores nothing',
      events: [model.failed('recallClosed', noSpace), send['bar.closed'], model.failed('saveClosed', noSpace)],
      ends: { gone: 'unsaved' },
    },
    { name: 'another tab closes it', events: [shown, elsewhere], ends: { gone: 'closed' } },
  ],
});
