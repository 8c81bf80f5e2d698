import { createActorContext } from '@xstate/react';
import { chartViewerMachine } from '#machines/chart-viewer/chart-viewer.machine.ts';

/** The reading state of a chart's page: one for all of its drawings. */
export const ChartViewer = createActorContext(chartViewerMachine);
