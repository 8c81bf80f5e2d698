import { assertEvent, setup } from 'xstate';
import type { ChartViewerContext, ChartViewerEvent } from './chart-viewer.types.ts';

/** The zoom levels of a drawing. */
const steps = [0.25, 0.35, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const;
/** A fitted drawing that is this close to a zoom level counts as that level. */
const hair = 0.02;

function stepFrom(shown: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (steps.find((step) => step > shown + hair) ?? steps[steps.length - 1] ?? 1)
    : (steps.findLast((step) => step < shown - hair) ?? steps[0]);
}

const base = setup({
  types: { context: {} as ChartViewerContext, events: {} as ChartViewerEvent },
});

export const chartViewerSetup = base.extend({
  actions: {
    rememberChosen: base.assign(({ event }) => {
      assertEvent(event, 'state.chosen');
      return { chosen: event.id };
    }),
    forgetChosen: base.assign({ chosen: null }),
    rememberZoom: base.assign(({ event }) => {
      assertEvent(event, 'zoom.stepped');
      return { zoom: stepFrom(event.shown, event.direction) };
    }),
    forgetZoom: base.assign({ zoom: null }),
  },
});
