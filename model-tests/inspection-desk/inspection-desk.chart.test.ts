import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send, trail, verdict } from './inspection-desk.model.ts';

const copies = send['copy.requested'];
const replays = send['replay.requested'];
const simulates = send['simulation.requested'];

describeChart(model, {
  invariants: {
    'a verdict is known exactly after a replay': ({ nextState: { context, value } }) =>
      expect(context.verdict !== null).toBe(value === 'judged'),
    'a path in the simulator is known exactly after it was found': ({ nextState: { context, value } }) =>
      expect(context.trail !== null).toBe(value === 'found'),
    'there is a log once something was requested of it': ({ nextState: { context, value } }) =>
      expect(context.log !== null).toBe(value !== 'idle'),
  },
  stories: [
    { name: 'a log is copied', events: [copies, model.done('copyLog', undefined)], ends: 'copied' },
    {
      name: 'where the browser refuses, it can be asked again',
      events: [copies, model.failed('copyLog', new Error('not allowed')), copies],
      ends: 'copying',
    },
    {
      name: 'a replay is judged',
      events: [replays, model.done('replayLog', verdict)],
      ends: 'judged',
      also: ({ context }) => expect(context).toMatchObject({ log: replays.log, verdict }),
    },
    { name: 'a copy ends a replay under way', events: [replays, copies], ends: 'copying' },
    {
      name: 'a verdict is forgotten with the next question',
      events: [replays, model.done('replayLog', verdict), replays],
      ends: 'replaying',
      also: ({ context }) => expect(context.verdict).toBeNull(),
    },
    {
      name: 'charts that could not be loaded can be asked for again',
      events: [replays, model.failed('replayLog', new Error('offline')), replays],
      ends: 'replaying',
    },
    {
      name: 'the way of a chart is found in the simulator',
      events: [simulates, model.done('findTrail', trail)],
      ends: 'found',
      also: ({ context }) => expect(context.trail).toEqual(trail),
    },
    {
      name: 'where there is no way, it can be asked again',
      events: [simulates, model.failed('findTrail', new Error('nobody wrote a model')), simulates],
      ends: 'seeking',
    },
  ],
});
