import { assertEvent, setup } from 'xstate';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import type { LiveDrawingContext, LiveDrawingEvent } from './live-drawing.types.ts';

const ports = {
  /** Reads the page's address, at first and whenever it changes: `place.changed`. */
  watchPlace: callbackPort('watchPlace'),
  /** Says which chart moved last in the log that is read: `chart.moved`. */
  watchMoves: callbackPort('watchMoves'),
  /**
   * Brings the drawing of a chart onto the page and into its address; fails where it cannot be read, or the gallery has
   * no chart of that name.
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
    /** What moved is not drawn, and was not asked for in vain. */
    isElsewhere: ({ context: { drawn, moved, asked } }) =>
      drawn !== null && moved !== null && moved.chart !== drawn && moved.chart !== asked,
  },
  delays: {
    /** How long a drawing stays at least: charts that move at once would flicker. */
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

/** The chart that is asked for. */
export const chartAsked = ({ context }: { context: LiveDrawingContext }): string => expected(context.asked, 'a chart');
