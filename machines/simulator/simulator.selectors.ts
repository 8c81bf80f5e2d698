import type { SnapshotFrom } from 'xstate';
import type { simulatorMachine } from './simulator.machine.ts';
import type { Trail } from './simulator.types.ts';

export type SimulatorSnapshot = SnapshotFrom<typeof simulatorMachine>;

export const selectPlace = (snapshot: SimulatorSnapshot): 'loading' | 'unavailable' | 'ready' => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('unavailable') ? 'unavailable' : 'ready';
};
export const selectStart = ({ context }: SimulatorSnapshot): Trail['start'] => context.start;
export const selectSteps = ({ context }: SimulatorSnapshot): Trail['steps'] => context.steps;
export const selectLink = (snapshot: SimulatorSnapshot): 'resting' | 'copied' | 'refused' => {
  if (snapshot.matches({ ready: { link: 'copied' } })) return 'copied';
  return snapshot.matches({ ready: { link: 'refused' } }) ? 'refused' : 'resting';
};
