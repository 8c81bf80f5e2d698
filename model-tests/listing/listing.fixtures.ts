import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Listing } from '#machines/listing/listing.types.ts';
import type { ListingQuery } from '#src/domain/catalogue-url.ts';

export const card: ProductCard = {
  id: 'WMTR1001MOS',
  masterId: 'WMTR1001',
  name: 'Ridgeline Trail Runner',
  url: '/p/ridgeline-trail-runner-WMTR1001MOS',
  price: { currency: 'USD', current: 10320, original: 12900 },
  currency: 'USD',
  badge: { id: 'SALE', label: 'Sale' },
  image: { path: 'product/trail-runner/moss-bone-signal/side', alt: 'Ridgeline Trail Runner, Moss' },
  hoverImage: { path: 'product/trail-runner/moss-bone-signal/top', alt: 'Ridgeline Trail Runner, Moss, from above' },
  colours: ['MOS', 'INK'].map((colour) => ({
    id: `WMTR1001${colour}`,
    label: colour === 'MOS' ? 'Moss' : 'Ink',
    swatch: ['#5d6b4b'],
    image: { path: 'product/trail-runner/moss-bone-signal/side', alt: colour },
  })),
  rating: { score: 4.6, reviewsCount: 128 },
  sizesAvailable: ['8'],
  department: 'women',
  productType: 'standard',
  comingSoon: false,
  allVariantsOutOfStock: false,
};

/** The category without filters: it has two pages. */
export const all: ListingQuery = { filters: {}, sort: 'featured', page: 1 };
export const green: ListingQuery = { ...all, filters: { color: ['green'] } };
export const secondPage: ListingQuery = { ...all, page: 2 };
export const cheapest: ListingQuery = { ...all, sort: 'price-asc' };
export const words: ListingQuery = { ...all, q: 'tent' };

export const shown: Listing = {
  category: {
    id: '1104',
    name: 'Trail running',
    slug: 'trail-running',
    description: 'Shoes that hold on loose ground.',
    breadcrumbs: [{ id: '2000', name: 'Women', slug: 'women' }],
    children: [{ id: '1105', name: 'Fell running', slug: 'fell-running' }],
  },
  total: 30,
  start: 0,
  count: 24,
  products: [card],
  facets: [
    {
      key: 'color',
      label: 'Colour',
      type: 'swatch',
      options: [
        { value: 'green', label: 'Green', count: 1, selected: false, swatch: ['#5d6b4b'] },
        { value: 'pink', label: 'Pink', count: 0, selected: false, swatch: ['#ff99aa'] },
      ],
    },
    { key: 'size', label: 'Size', type: 'list', options: [{ value: '8', label: '8', count: 1, selected: false }] },
  ],
  sort: 'featured',
  sortOptions: [
    { value: 'featured', label: 'Featured' },
    { value: 'price-asc', label: 'Price, low to high' },
  ],
};

export const none: Listing = { ...shown, total: 0, products: [] };
export const noAnswer: ApiFailure = { errorId: 'UNEXPECTED', message: '', status: 0 };
