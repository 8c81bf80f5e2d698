import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, password, refusals, send } from './data-download.model.ts';

const request = send['download.requested'];

describeChart(model, {
  invariants: {
    'no password is stored': ({ nextState }) => expect(JSON.stringify(nextState.context)).not.toContain(password),
  },
  stories: [
    {
      name: 'gives the file once per press',
      events: [request],
      ends: 'downloading',
      refuses: [request],
    },
    {
      name: 'takes another password after a wrong one',
      events: [request, model.failed('downloadData', refusals.wrong), request],
      ends: 'downloading',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'makes another file after the first',
      events: [request, model.done('downloadData', undefined), request, model.done('downloadData', undefined)],
      ends: 'downloaded',
    },
  ],
  waits: {},
});
