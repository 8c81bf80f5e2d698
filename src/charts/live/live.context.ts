import { createActorContext } from '@xstate/react';
import { inspectionDeskMachine } from '#machines/inspection-desk/inspection-desk.machine.ts';
import { liveDrawingMachine } from '#machines/live-drawing/live-drawing.machine.ts';
import { liveInspectionMachine } from '#machines/live-inspection/live-inspection.machine.ts';
import { deskActors, liveActors } from './live.actors.ts';

/** The inspector's own chart, for its window. */
export const Live = createActorContext(liveInspectionMachine.provide({ actors: liveActors }));

/** The tools for a log. */
export const Desk = createActorContext(inspectionDeskMachine.provide({ actors: deskActors }));

/** Which chart is drawn. */
export const LiveDrawing = createActorContext(liveDrawingMachine);
