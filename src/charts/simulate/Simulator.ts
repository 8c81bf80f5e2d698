import { createActorContext } from '@xstate/react';
import { simulatorMachine } from '#machines/simulator/simulator.machine.ts';

/** Playing through one chart. */
export const Simulator = createActorContext(simulatorMachine);
