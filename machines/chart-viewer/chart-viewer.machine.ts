import { chartViewerSetup } from './chart-viewer.setup.ts';

/** How somebody reads the drawing of a chart. */
export const chartViewerMachine = chartViewerSetup.createMachine({
  id: 'chart-viewer',
  description: 'Reading a chart of the gallery, such as those of core 4: which state is explained, how large the drawing is, and whether a hand moves it.',
  context: { chosen: null, zoom: null },
  type: 'parallel',
  states: {
    reading: {
      description: 'What is explained beside the drawing.',
      initial: 'overview',
      states: {
        overview: {
          description: 'The chart as a whole; no state is singled out.',
          on: { 'state.chosen': { target: 'explained', actions: 'rememberChosen' } },
        },
        explained: {
          description: 'One state is lifted out: what it does, and every way in and out.',
          on: {
            'state.chosen': { actions: 'rememberChosen' },
            'choice.cleared': { target: 'overview', actions: 'forgetChosen' },
          },
        },
      },
    },
    size: {
      description: 'How large the drawing is.',
      initial: 'fitted',
      states: {
        fitted: {
          description: 'As large as there is room for.',
          on: { 'zoom.stepped': { target: 'zoomed', actions: 'rememberZoom' } },
        },
        zoomed: {
          description: 'As large as the reader wants it; the rest is a scroll away.',
          on: {
            'zoom.stepped': { actions: 'rememberZoom' },
            'zoom.fitted': { target: 'fitted', actions: 'forgetZoom' },
          },
        },
      },
    },
    hand: {
      description: 'Whether the drawing is being moved.',
      initial: 'open',
      states: {
        open: {
          description: 'The pointer points.',
          on: { 'drag.began': { target: 'holding' } },
        },
        holding: {
          description: 'The pointer holds the drawing and moves it.',
          on: { 'drag.ended': { target: 'open' } },
        },
      },
    },
  },
});
