import { inspectionDeskMachine } from '#machines/inspection-desk/inspection-desk.machine.ts';
import type { Verdict } from '#machines/inspection-desk/inspection-desk.types.ts';
import { copy } from '#model-tests/live-inspection/live-inspection.model.ts';
import { modelOf } from '#model-tests/support/model.ts';

export const verdict: Verdict = { follows: 1, masked: 0, differences: [], missing: [] };

export const send = {
  'copy.requested': { type: 'copy.requested', log: copy },
  'replay.requested': { type: 'replay.requested', log: copy },
} as const;

export const model = modelOf(inspectionDeskMachine, {
  input: undefined,
  send,
  outcomes: {
    copyLog: { done: [undefined], failed: [new Error('not allowed')] },
    replayLog: { done: [verdict], failed: [new Error('a chart could not be loaded')] },
  },
  project: () => null,
  why: 'there are no guards: the log and the verdict are only shown',
});
