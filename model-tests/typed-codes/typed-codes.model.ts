import { typedCodesMachine } from '#machines/typed-codes/typed-codes.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = { 'continue.requested': { type: 'continue.requested' } } as const;

export const model = modelOf(typedCodesMachine, {
  input: undefined,
  send,
  outcomes: {
    applyTyped: { done: [undefined], failed: [new Error('a code was refused')] },
    goOn: { done: [undefined], failed: [new Error('no route')] },
  },
  project: () => null,
  why: 'the chart knows nothing but its state',
});
