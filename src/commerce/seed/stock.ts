import type { SeedProduct, SeedStockException, SeedStoreStockException } from './seed.types.ts';

/** Variants with a story, to cause an outcome on purpose. Every other figure comes from `stockOf`. */
export const stockExceptions: SeedStockException[] = [
  { variantId: 'WMTR1001SLT-080', outcome: 'exactly-one-left', quantity: 1 },
  { variantId: 'WMSH1101INK-M', outcome: 'exactly-one-left', quantity: 1 },
  { variantId: 'WMTT1002GLC-ONE', outcome: 'exactly-one-left', quantity: 1 },
  { variantId: 'WMHK1001SLT-080R', outcome: 'none', quantity: 0 },
  { variantId: 'WMIN1001INK-M', outcome: 'none', quantity: 0 },
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
export const storeStockExceptions: SeedStoreStockException[] = [
  // Boulder sells its last ones, and is sent others.
  { storeId: '1001', variantId: 'WMTR1101INK-085', quantity: 3, quantityAtOrder: 0 },
  // It keeps these.
  { storeId: '1001', variantId: 'WMTR1101INK-105', quantity: 3 },
  // Denver sells its last ones, and takes no parcels: they go to the home.
  { storeId: '1002', variantId: 'WMTR1101INK-115', quantity: 3, quantityAtOrder: 0 },
  // The web's shelf empties (above); the store in Boulder has some.
  { storeId: '1001', variantId: 'WMTR1101INK-100', quantity: 4 },
  { storeId: '1001', variantId: 'WMTR1101INK-095', quantity: 4 },
  // San Francisco hands out nothing any more (stores.ts), and is sent parcels.
  { storeId: '1005', variantId: 'WMTR1101INK-080', quantity: 2 },
  // Sold out on the web: it can be collected in Boulder, and not be sent home (ORD518).
  { storeId: '1001', variantId: 'WMHK1001SLT-080R', quantity: 3 },
  // Portland takes no parcels any more (stores.ts).
  { storeId: '1004', variantId: 'WMTR1101INK-090', quantity: 2 },
];

const exceptions = new Map(stockExceptions.map((exception) => [exception.variantId, exception]));

/** FNV-1a over the text: the same shop on every machine. Unsigned, 32 bits. */
function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV's low bits follow the last character closely; fold the high ones in.
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** Units of a variant on the web shelf: 0 to about 60, a few sold out, some nearly. Digital goods never run out. */
export function stockOf(product: SeedProduct, variantId: string): number {
  const exception = exceptions.get(variantId);
  if (exception) return exception.quantity;
  if (product.comingSoon) return 0;
  if (product.picture.silhouette === 'gift-card') return 999_999;
  const draw = stableHash(`web ${variantId}`) % 1000;
  // Colours that offer a message on return have something to return.
  if (draw < (product.notifyMe ? 450 : 45)) return 0;
  if (draw < (product.notifyMe ? 600 : 130)) return 1 + (draw % 4);
  return 5 + (draw % 56);
}

/** Units of a variant on one store's shelf: about a third of the range is not there, the rest 1 to 6. */
export function storeStockOf(storeId: string, product: SeedProduct, variantId: string): number {
  if (product.comingSoon || product.presale || product.picture.silhouette === 'gift-card') return 0;
  if (exceptions.get(variantId)?.outcome === 'none') return 0;
  const draw = stableHash(`${storeId} ${variantId}`) % 1000;
  return draw < 340 ? 0 : 1 + (draw % 6);
}
