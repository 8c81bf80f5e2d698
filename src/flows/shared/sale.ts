import type { InStoreSale, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { rememberedSession, saleKey } from '#src/flows/shared/stored-session.ts';

/**
 * Returns the store and the associate that this browser stored; null if nobody sells. Deletes a value that cannot be
 * parsed.
 */
export function savedSale(): InStoreSale | null {
  const stored = localStorage.getItem(saleKey);
  try {
    return stored ? (JSON.parse(stored) as InStoreSale) : null;
  } catch {
    localStorage.removeItem(saleKey);
    return null;
  }
}

/** Stores or deletes the sale and sends this page the storage event that other tabs get. */
export function saveSale(sale: InStoreSale | null): void {
  if (sale) localStorage.setItem(saleKey, JSON.stringify(sale));
  else localStorage.removeItem(saleKey);
  dispatchEvent(new StorageEvent('storage', { key: saleKey }));
}

/** The sale in an order (core 6); empty if no associate is signed in. */
export function salesInfo(): Pick<PlaceOrderRequest, 'inStoreSalesInfo'> {
  const sale = rememberedSession()?.consumerType === 'EMPLOYEE' ? savedSale() : null;
  return sale ? { inStoreSalesInfo: { storeId: sale.storeId, storeEmployeeId: sale.storeEmployeeId } } : {};
}
