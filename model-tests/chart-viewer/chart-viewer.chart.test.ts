import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './chart-viewer.model.ts';

const [ready, refreshing] = send['state.chosen'];
const [zoomIn, zoomOut, further, smaller] = send['zoom.stepped'];

describeChart(model, {
  invariants: {
    'a state is named exactly when one is explained': ({ nextState }) =>
      expect(nextState.context.chosen !== null).toBe(nextState.matches({ reading: 'explained' })),
    'a zoom is set exactly when the drawing is not fitted': ({ nextState }) =>
      expect(nextState.context.zoom !== null).toBe(nextState.matches({ size: 'zoomed' })),
  },
  stories: [
    {
      name: 'from one state to the next the explanation changes',
      events: [ready, refreshing],
      ends: { reading: 'explained' },
      also: ({ context }) => expect(context.chosen).toBe('refreshing'),
    },
    {
      name: 'closing the explanation shows the whole chart',
      events: [ready, send['choice.cleared']],
      ends: { reading: 'overview' },
    },
    {
      name: 'a step in leads to the next larger size',
      events: [zoomIn],
      ends: { size: 'zoomed' },
      also: ({ context }) => expect(context.zoom).toBe(0.67),
    },
    {
      name: 'a step out leads to the next smaller size',
      events: [zoomOut],
      ends: { size: 'zoomed' },
      also: ({ context }) => expect(context.zoom).toBe(0.5),
    },
    {
      name: 'the second zoom step counts from the shown size',
      events: [zoomIn, zoomOut],
      ends: { size: 'zoomed' },
      also: ({ context }) => expect(context.zoom).toBe(0.5),
    },
    {
      name: 'there is an end to zooming in',
      events: [further],
      ends: { size: 'zoomed' },
      also: ({ context }) => expect(context.zoom).toBe(3),
    },
    {
      name: 'there is an end to zooming out',
      events: [smaller],
      ends: { size: 'zoomed' },
      also: ({ context }) => expect(context.zoom).toBe(0.25),
    },
    {
      name: 'fitting shows all of it, and forgets the size',
      events: [zoomIn, send['zoom.fitted']],
      ends: { size: 'whole' },
    },
    {
      name: 'fitting once more makes it readable again',
      events: [send['zoom.fitted'], send['zoom.fitted']],
      ends: { size: 'readable' },
    },
    { name: 'a step in leads from all of it closer', events: [send['zoom.fitted'], zoomIn], ends: { size: 'zoomed' } },
    {
      name: 'moving the drawing explains nothing',
      events: [ready, send['drag.began'], send['drag.ended']],
      ends: { reading: 'explained', hand: 'open' },
    },
  ],
});
