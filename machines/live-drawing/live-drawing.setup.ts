import { assertEvent, setup } from 'xstate';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import type { LiveDrawingContext, LiveDrawingEvent } from './live-drawing.types.ts';

const ports = {
  /** Reads the page's address, at first and at each change: `place.changed`. */
  watchPlace: callbackPort('watchPlace'),
  /** Sends which chart moved last in the shown log: `chart.moved`. */
  watchMoves: callbackPort('watchMoves'),
  /**
   * Loads the drawing of a chart into the page and its address; rejects if it cannot be read, or the gallery has no
   * chart of that name.
   */
  showChart: promisePort<void, string>('showChart'),
};

export type LiveDrawingPorts = typeof ports;

const base = setup({
  types: { context: {} as LiveDrawingContext, events: {} as LiveDrawingEvent },
  actors: ports,
  guards: {
    isPinned: ({ event }) => {
      assertEvent(event, 'place.changed');
      return event.isPinned;
    },
    /** True if the chart that moved is not drawn, and a request for it has not failed. */
    isElsewhere: ({ context: { drawn, moved, asked } }) =>
      drawn !== null && moved !== null && moved.chart !== drawn && moved.chart !== asked,
  },
  delays: {
    /** Minimum time that a drawing stays: charts that move at the same time would make it flicker. */
    leastShown: 1_000,
  },
});

export const liveDrawingSetup = base.extend({
  actions: {
    keepPlace: base.assign(({ event }) => {
      assertEvent(event, 'place.changed');
      return { drawn: event.chart, asked: null };
    }),
    keepMoved: base.assign(({ event }) => {
      assertEvent(event, 'chart.moved');
      return { moved: event.moved };
    }),
    askForMoved: base.assign(({ context }) => ({ asked: context.moved?.chart ?? null })),
  },
});

/** Returns the requested chart. */
export const chartAsked = ({ context }: { context: LiveDrawingContext }): string => expected(context.asked, 'a chart');
