import type { FoundStore, StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import type { StoreChoice, WantedItem } from '#machines/store-finder/store-finder.types.ts';

/** Ridgeline 3 for men in Ink, size 10.5: in stock in Boulder, not in Denver, which accepts no parcels either. */
export const shoe: WantedItem = {
  productId: 'WMTR1101INK',
  upc: '841011010202',
  qty: 1,
  name: 'Ridgeline 3',
  itemId: null,
};

const found = (storeId: string, name: string, city: string, more: Partial<FoundStore>): FoundStore => ({
  store: {
    storeId,
    name,
    address: { addressLine1: '1428 Pearl Street', city, province: 'CO', postalCode: '80302', countryCode: 'US' },
    latitude: 40.0187,
    longitude: -105.2767,
    phone: '+13035550142',
    timeZone: 'America/Denver',
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '10:00', closes: '20:00' })),
    services: ['BOPIS_SD', 'BOPIS_STS', 'RETURNS'],
  },
  distance: 0,
  inventory: [{ upc: shoe.upc, quantity: 3 }],
  pickup: true,
  shipToStore: true,
  ...more,
});

export const nearBoulder: StoreSearchResult = {
  place: { name: 'Boulder', latitude: 40.0187, longitude: -105.2767 },
  stores: [
    found('1001', 'Waymark Boulder', 'Boulder', {}),
    found('1002', 'Waymark Denver Union Station', 'Denver', {
      distance: 37_800,
      inventory: [{ upc: shoe.upc, quantity: 0 }],
      pickup: false,
      shipToStore: false,
    }),
  ],
};
export const nothing: StoreSearchResult = { stores: [] };

export const boulder = { storeId: '1001', name: 'Waymark Boulder', latitude: 40.0187, longitude: -105.2767 };
/** A favourite store of another country: no store of this one is near it. */
export const abroad = { storeId: '3001', name: 'Waymark Berlin', latitude: 52.52, longitude: 13.4 };
export const seattle = { storeId: '1003', name: 'Waymark Seattle Ballard', latitude: 47.6687, longitude: -122.3853 };
export const denver = {
  storeId: '1002',
  name: 'Waymark Denver Union Station',
  latitude: 39.7527,
  longitude: -105.0002,
};
export const pickup: StoreChoice = { store: boulder, kind: 'pickup' };
export const shipped: StoreChoice = { store: boulder, kind: 'sts' };

export const soldMeanwhile = { errorId: 'INV701', message: 'none', status: 409 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };
