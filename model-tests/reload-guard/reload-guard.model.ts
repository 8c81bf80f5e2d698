import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = { 'reload.requested': { type: 'reload.requested' } } as const;

export const model = modelOf(reloadGuardMachine, {
  input: { period: 10_000 },
  send,
  outcomes: {
    readReloadAge: { done: [null, 9_999, 10_000], failed: [new Error('no storage')] },
    reloadPage: { done: [undefined], failed: [new Error('blocked')] },
  },
  project: () => null,
  why: 'the only guard reads the answer of readReloadAge; the period never changes',
});
