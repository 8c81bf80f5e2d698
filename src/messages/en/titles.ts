/** Titles of browser tabs. They come with every page, so only titles belong here. */
export default {
  cart: 'Your cart | Waymark',
  checkout: 'Checkout | Waymark',
  orderConfirmation: 'Order confirmation | Waymark',
  orders: 'Your orders | Waymark',
  orderLookup: 'Look up an order | Waymark',
  charts: 'Waymark charts',
  chartsDescription: 'Every flow of the shop as a statechart: drawn, described and live.',
  chartsPlay: 'Play through · Waymark charts',
  chartsMap: 'Map · Waymark charts',
  chartsFunnel: 'Funnel · Waymark charts',
  chartsLive: 'Live · Waymark charts',
} as const;
