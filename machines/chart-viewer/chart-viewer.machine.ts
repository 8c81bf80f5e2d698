import { chartViewerSetup } from './chart-viewer.setup.ts';

/** The reading view of a chart's drawing: zoom and selected state. */
export const chartViewerMachine = chartViewerSetup.createMachine({
  id: 'chart-viewer',
  description:
    'Reading a chart of the gallery, such as those of core 4: which state is explained, how large the drawing is, and whether a hand moves it.',
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
      initial: 'readable',
      states: {
        readable: {
          description:
            'As large as there is room for, and never too small to be read; the rest of it is a scroll away.',
          on: { 'zoom.stepped': { target: 'zoomed', actions: 'rememberZoom' }, 'zoom.fitted': { target: 'whole' } },
        },
        whole: {
          description: 'All of it at once, however small its words become: how the parts lie to each other.',
          on: { 'zoom.stepped': { target: 'zoomed', actions: 'rememberZoom' }, 'zoom.fitted': { target: 'readable' } },
        },
        zoomed: {
          description: 'As large as the reader wants it; the rest is a scroll away.',
          on: {
            'zoom.stepped': { actions: 'rememberZoom' },
            'zoom.fitted': { target: 'whole', actions: 'forgetZoom' },
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
