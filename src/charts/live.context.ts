import { createActorContext } from '@xstate/react';
import { liveInspectionMachine } from '#machines/live-inspection/live-inspection.machine.ts';
import { liveActors } from './live.actors.ts';

/** The inspector's own chart, for its window. */
export const Live = createActorContext(liveInspectionMachine.provide({ actors: liveActors }));
