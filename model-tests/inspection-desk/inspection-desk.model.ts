import { inspectionDeskMachine } from '#machines/inspection-desk/inspection-desk.machine.ts';
import type { FoundTrail, Verdict } from '#machines/inspection-desk/inspection-desk.types.ts';
import { copy } from '#model-tests/live-inspection/live-inspection.model.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const verdict: Verdict = { follows: 1, masked: 0, differences: [], missing: [] };

export const trail: FoundTrail = { chart: 'cart', start: '', steps: ['change.requested'], followed: 1, count: 1 };

export const send = {
  'copy.requested': { type: 'copy.requested', log: copy },
  'replay.requested': { type: 'replay.requested', log: copy },
  'simulation.requested': { type: 'simulation.requested', log: copy, actor: 'x:1', at: null },
} as const;

export const model = modelOf(inspectionDeskMachine, {
  input: undefined,
  send,
  outcomes: {
    copyLog: { done: [undefined], failed: [new Error('not allowed')] },
    replayLog: { done: [verdict], failed: [new Error('a chart could not be loaded')] },
    findTrail: { done: [trail], failed: [new Error('nobody wrote a model')] },
  },
  project: () => null,
  why: 'there are no guards: the log and the verdict are only shown',
});
