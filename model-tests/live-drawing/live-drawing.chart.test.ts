import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './live-drawing.model.ts';

const [atCart, pinnedCart, atProduct] = send['place.changed'];
const [cartMoved, productMoved, nothingMoved] = send['chart.moved'];
const { 'drawing.entered': entered, 'drawing.left': left } = send;
const shown = model.done('showChart', undefined);

describeChart(model, {
  invariants: {
    'at rest, what moved last is drawn or was asked for': ({ nextState }) => {
      const { drawn, moved, asked } = nextState.context;
      if (nextState.matches({ following: 'current' }) && drawn !== null && moved !== null)
        expect([drawn, asked]).toContain(moved.chart);
    },
  },
  waits: { leastShown: 1000 },
  stories: [
    {
      name: 'a chart that moves is drawn',
      events: [atCart, productMoved],
      ends: { following: 'showing' },
      also: ({ context }) => expect(context.asked).toBe('product'),
    },
    {
      name: 'a chart that is drawn already is not asked for',
      events: [atCart, cartMoved],
      ends: { following: 'current' },
    },
    { name: 'nothing is asked for before the address is read', events: [productMoved], ends: { following: 'current' } },
    {
      name: 'a drawing stays for a moment while others move',
      events: [atCart, productMoved, atProduct, shown, cartMoved],
      ends: { following: 'shown' },
    },
    {
      name: 'after the least time the chart that moved last is drawn',
      events: [atCart, productMoved, atProduct, shown, cartMoved, model.after('leastShown')],
      ends: { following: 'showing' },
      also: ({ context }) => expect(context.asked).toBe('cart'),
    },
    {
      name: 'a chart that cannot be drawn is not asked for again',
      events: [
        atCart,
        productMoved,
        model.failed('showChart', new Error('no chart')),
        model.after('leastShown'),
        productMoved,
      ],
      ends: { following: 'current' },
    },
    {
      name: 'a drawing that somebody reads stays',
      events: [atCart, entered, productMoved],
      ends: { following: 'read' },
    },
    {
      name: 'when the reader leaves the drawing, the chart that moved meanwhile is drawn',
      events: [atCart, entered, productMoved, left],
      ends: { following: 'showing' },
    },
    {
      name: 'a pinned chart stays, whichever moves',
      events: [pinnedCart, productMoved],
      ends: 'pinned',
      refuses: [entered],
    },
    {
      name: 'unpinned, the chart that moved meanwhile is drawn',
      events: [pinnedCart, productMoved, atCart],
      ends: { following: 'showing' },
    },
    {
      name: 'where nobody says what moves, nothing is followed',
      events: [atCart, model.failed('watchMoves', new Error('no log'))],
      ends: 'pinned',
    },
    {
      name: 'when the address cannot be read, nothing is followed',
      events: [model.failed('watchPlace', new Error('no router'))],
      ends: 'pinned',
    },
    {
      name: 'where the log has no move left, the drawing stays',
      events: [atCart, cartMoved, nothingMoved],
      ends: { following: 'current' },
    },
  ],
});
