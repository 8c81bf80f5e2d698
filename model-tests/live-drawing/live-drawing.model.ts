import { liveDrawingMachine } from '#machines/live-drawing/live-drawing.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'place.changed': [
    { type: 'place.changed', chart: 'cart', isPinned: false },
    { type: 'place.changed', chart: 'cart', isPinned: true },
    { type: 'place.changed', chart: 'product', isPinned: false },
  ],
  'chart.moved': [
    { type: 'chart.moved', moved: { chart: 'cart', actor: 'x:1' } },
    { type: 'chart.moved', moved: { chart: 'product', actor: 'x:2' } },
    { type: 'chart.moved', moved: null },
  ],
  'drawing.entered': { type: 'drawing.entered' },
  'drawing.left': { type: 'drawing.left' },
} as const;

export const model = modelOf(liveDrawingMachine, {
  input: undefined,
  send,
  outcomes: {
    watchPlace: { failed: [new Error('no router')] },
    watchMoves: { failed: [new Error('no log')] },
    showChart: { done: [undefined], failed: [new Error('the gallery answered 503')] },
  },
  project: ({ drawn, moved, asked }) => [drawn, moved?.chart ?? null, asked],
  why: 'the guard compares the charts that are drawn, that changed state and that are requested; which actor of a chart changed does not matter',
});
