import { createActorContext } from '@xstate/react';
import { chartViewerMachine } from '#machines/chart-viewer/chart-viewer.machine.ts';

/** How the page of a chart is read: one for all of its drawings. */
export const ChartViewer = createActorContext(chartViewerMachine);
