import { createActorContext } from '@xstate/react';
import { simulatorMachine } from '#machines/simulator/simulator.machine.ts';

/** The simulator of one chart. */
export const Simulator = createActorContext(simulatorMachine);
