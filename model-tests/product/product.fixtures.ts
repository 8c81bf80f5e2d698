import type { InventoryEntry, Product, ProductInventory, ProductVariant } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

const price = { currency: 'USD', current: 12900, original: 12900 } as const;

const label = (quantity: number) =>
  quantity > 3 ? {} : { stockStatusLabel: quantity > 0 ? `Only ${quantity} left` : 'Out of stock' };

const variant = (size: string, quantity: number, notifyMe: boolean): ProductVariant => ({
  id: `WMTR1001MOS-${size}`,
  upc: `1960123450${size.padStart(2, '0')}`,
  attributes: { color: 'MOS', size, width: 'regular' },
  price,
  quantity,
  stockStatus: quantity > 3 ? 'AVAILABLE' : quantity > 0 ? 'LOW_STOCK' : 'OUT_OF_STOCK',
  productInventoryState: quantity > 0 ? 'InStock' : 'OutOfStock',
  ...label(quantity),
  notifyMe,
});

/** Size 8 is in stock, 9 is sold out and can be asked for, 10 is sold out for good. There is one width. */
export const shoe: Product = {
  id: 'WMTR1001MOS',
  masterId: 'WMTR1001',
  name: 'Ridgeline Trail Runner',
  url: '/p/ridgeline-trail-runner-WMTR1001MOS',
  price: { ...price, lowCurrent: 12900, highCurrent: 12900, lowOriginal: 12900, highOriginal: 12900 },
  currency: 'USD',
  productType: 'standard',
  presale: false,
  notifyMe: true,
  isRobisOnly: false,
  allVariantsOutOfStock: false,
  comingSoon: false,
  colourLabel: 'Moss',
  description: 'Light on its feet.\n\nA low trail shoe for dry ridges and wet descents.',
  department: 'women',
  categoryPath: [{ id: '2000', name: 'Women', slug: 'women' }],
  images: [
    { path: 'product/trail-runner/moss-bone-signal/side', alt: 'Ridgeline Trail Runner, Moss, from the side' },
    { path: 'product/trail-runner/moss-bone-signal/top', alt: 'Ridgeline Trail Runner, Moss, from above' },
  ],
  attributes: [
    {
      type: 'color',
      label: 'Colour',
      options: [
        { value: 'MOS', label: 'Moss', available: true, id: 'WMTR1001MOS', swatch: ['#5d6b4b'] },
        { value: 'INK', label: 'Ink', available: false, id: 'WMTR1001INK', swatch: ['#1d2329'] },
      ],
    },
    {
      type: 'size',
      label: 'Size',
      options: ['8', '9', '10'].map((value) => ({ value, label: value, available: value === '8' })),
    },
    { type: 'width', label: 'Width', options: [{ value: 'regular', label: 'Regular', available: true }] },
  ],
  variants: [variant('8', 5, false), variant('9', 0, true), variant('10', 0, false)],
  details: [{ id: 'features', title: 'Features', layout: 'list', data: ['4 mm lugs'] }],
  benefitRatings: [{ id: 'grip', label: 'Grip', value: 4, max: 5 }],
  modelMeasurements: [],
  sizeChart: 'women-shoes',
  rating: { score: 4.6, reviewsCount: 128 },
  deliveryPromise: {
    daysMin: 3,
    daysMax: 6,
    earliestDate: '2026-11-30',
    latestDate: '2026-12-03',
    freeFrom: 7500,
    currency: 'USD',
  },
};

const stock = (units: Record<string, number>): ProductInventory => ({
  productId: shoe.id,
  variants: Object.fromEntries(
    Object.entries(units).map(([size, quantity]): [string, InventoryEntry] => [
      `WMTR1001MOS-${size}`,
      {
        quantity,
        stockStatus: quantity > 3 ? 'AVAILABLE' : quantity > 0 ? 'LOW_STOCK' : 'OUT_OF_STOCK',
        ...label(quantity),
      },
    ]),
  ),
});

/** As on the page; one piece left; sold out; two pieces of size 9 and one of 10 are back. */
export const asShown = stock({ 8: 5, 9: 0, 10: 0 });
export const lastPiece = stock({ 8: 1, 9: 0, 10: 0 });
export const allGone = stock({ 8: 0, 9: 0, 10: 0 });
export const backAgain = stock({ 8: 5, 9: 2, 10: 1 });

export const gift: ApiFailure = { errorId: 'GWP403', message: 'A gift', status: 403 };
export const soldOut: ApiFailure = { errorId: 'INV700', message: 'Out of stock', status: 409 };
export const tooMany: ApiFailure = {
  errorId: 'INV408',
  message: 'Too many',
  status: 409,
  additionalInfo: { maxAllowedQty: 2 },
};
export const noAnswer: ApiFailure = { errorId: 'UNEXPECTED', message: '', status: 0 };
