import type { StockException, StoreStockException } from './stock.types.ts';

/** Variants with a story, to cause an outcome on purpose. Every other figure comes from `units.ts`. */
export const stockExceptions: StockException[] = [
  { variantId: 'WMTR1001SLT-080', outcome: 'exactly-one-left', quantity: 1 },
  { variantId: 'WMSH1101INK-M', outcome: 'exactly-one-left', quantity: 1 },
  { variantId: 'WMTT1002GLC-ONE', outcome: 'exactly-one-left', quantity: 1 },
  { variantId: 'WMHK1001SLT-080R', outcome: 'none', quantity: 0 },
  { variantId: 'WMIN1001INK-M', outcome: 'none', quantity: 0 },
  // Sold out, and a shopper may ask for an e-mail when it is back.
  { variantId: 'WMTR1101BRI-100', outcome: 'none', quantity: 0 },
  // A whole colour sold out: the page offers nothing to buy.
  ...['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'].map((size) => ({
    variantId: `WMSH1107BRI-${size}`,
    outcome: 'none' as const,
    quantity: 0,
  })),
  { variantId: 'WMTR1101INK-100', outcome: 'gone-between-cart-and-order', quantity: 5, quantityAtOrder: 0 },
  { variantId: 'WMTR1101INK-095', outcome: 'gone-between-cart-and-order', quantity: 5, quantityAtOrder: 0 },
  { variantId: 'WMBT1001INK-ONE', outcome: 'gone-between-cart-and-order', quantity: 8, quantityAtOrder: 0 },
  { variantId: 'WMFL1101FJD-L', outcome: 'part-gone-between-cart-and-order', quantity: 4, quantityAtOrder: 1 },
];

/** Taken back by who makes them since the pages were made: there are some, and nobody sells them (INV407). */
export const withdrawnVariants: ReadonlySet<string> = new Set(['WMTR1101INK-120']);

/** Their price is being set anew: nobody may say what they cost (INV702). */
export const unpricedVariants: ReadonlySet<string> = new Set(['WMTR1101INK-130']);

/** Shelves of stores with a story: what makes the delivery of an order change while it is placed (core 4). */
export const storeStockExceptions: StoreStockException[] = [
  // Boulder sells its last ones, and is sent others.
  { storeId: '1001', variantId: 'WMTR1101INK-085', quantity: 3, quantityAtOrder: 0 },
  // It keeps these.
  { storeId: '1001', variantId: 'WMTR1101INK-105', quantity: 3 },
  // Denver sells its last ones, and takes no parcels: they go to the home.
  { storeId: '1002', variantId: 'WMTR1101INK-115', quantity: 3, quantityAtOrder: 0 },
  // The web's shelf empties (above); the store in Boulder has some.
  { storeId: '1001', variantId: 'WMTR1101INK-100', quantity: 4 },
  { storeId: '1001', variantId: 'WMTR1101INK-095', quantity: 4 },
  // San Francisco hands out nothing any more (store-endings.ts), and is sent parcels.
  { storeId: '1005', variantId: 'WMTR1101INK-080', quantity: 2 },
  // Sold out on the web: it can be collected in Boulder, and not be sent home (ORD518).
  { storeId: '1001', variantId: 'WMHK1001SLT-080R', quantity: 3 },
  // Portland takes no parcels any more (store-endings.ts).
  { storeId: '1004', variantId: 'WMTR1101INK-090', quantity: 2 },
];
