import { simulatorMachine } from '#machines/simulator/simulator.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'step.taken': [
    { type: 'step.taken', step: 'reload.requested', after: 0 },
    { type: 'step.taken', step: 'readReloadAge:done', after: 1 },
  ],
  'trail.cut': [
    { type: 'trail.cut', length: 0 },
    { type: 'trail.cut', length: 1 },
  ],
  'trail.restarted': { type: 'trail.restarted', start: '' },
  'address.read': [
    { type: 'address.read', start: '', steps: ['reload.requested'] },
    { type: 'address.read', start: '', steps: [] },
  ],
  'link.wanted': { type: 'link.wanted' },
  'retry.requested': { type: 'retry.requested' },
} as const;

export const lost = new Error('the line is down');

export const model = modelOf(simulatorMachine, {
  input: { chart: 'reload-guard' },
  send,
  outcomes: {
    loadChart: { done: [undefined], failed: [lost] },
    keepAddress: { failed: [lost] },
    copyLink: { done: [undefined], failed: [lost] },
  },
  project: ({ steps }) => steps.length > 0,
  why: 'guards read the event and whether there are steps; the steps themselves are only shown',
});
