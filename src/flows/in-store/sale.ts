import type { InStoreSale, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { rememberedSession, saleKey } from '#src/flows/session/session.actors.ts';

/**
 * Who sells in which store, as this browser remembers it; null while nobody does. A note that cannot be read is thrown
 * away.
 */
export function keptSale(): InStoreSale | null {
  const stored = localStorage.getItem(saleKey);
  try {
    return stored ? (JSON.parse(stored) as InStoreSale) : null;
  } catch {
    localStorage.removeItem(saleKey);
    return null;
  }
}

/** Remembers it, or forgets it; this page hears of it as other tabs do. */
export function keepSale(sale: InStoreSale | null): void {
  if (sale) localStorage.setItem(saleKey, JSON.stringify(sale));
  else localStorage.removeItem(saleKey);
  dispatchEvent(new StorageEvent('storage', { key: saleKey }));
}

/** What an order says of it (core 6); nothing where no associate is signed in. */
export function salesInfo(): Pick<PlaceOrderRequest, 'inStoreSalesInfo'> {
  const sale = rememberedSession()?.consumerType === 'EMPLOYEE' ? keptSale() : null;
  return sale ? { inStoreSalesInfo: { storeId: sale.storeId, storeEmployeeId: sale.storeEmployeeId } } : {};
}
