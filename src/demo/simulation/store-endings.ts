import type { StoreService } from '#src/commerce/model/store.ts';

/** A service that a store ends while somebody places an order that needs it. */
export interface StoreEnding {
  storeId: string;
  service: Extract<StoreService, 'PICKUP' | 'SHIP_TO_STORE'>;
}

/** Portland takes no parcels any more, San Francisco hands out nothing. */
export const storeEndings: StoreEnding[] = [
  { storeId: '1004', service: 'SHIP_TO_STORE' },
  { storeId: '1005', service: 'PICKUP' },
];
