import type { PurchaseAction, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import { isPlaced, type OrderRow } from './order.ts';

const MINUTE = 60_000;
/** Packing begins half an hour after an order was placed. Packed goods can only be returned. */
export const UNPACKED = 30 * MINUTE;
/** Shoppers can return goods for sixty days. */
const RETURNABLE = 60 * 1440 * MINUTE;

const isDigital = ({ doc }: Pick<OrderRow, 'doc'>): boolean =>
  doc.frozen.items.some(({ isDigitalProduct }) => isDigitalProduct);

/**
 * Returns until when an order can be cancelled (milliseconds); null if it cannot: the money on a gift card that was
 * sent may already be spent.
 */
export function cancellableUntil(order: Pick<OrderRow, 'status' | 'doc' | 'createdAt'>): number | null {
  if (order.status !== 'placed' || isDigital(order)) return null;
  return order.doc.cancellableUntil ? Date.parse(order.doc.cancellableUntil) : Date.parse(order.createdAt) + UNPACKED;
}

export const isCancellable = (order: Pick<OrderRow, 'status' | 'doc' | 'createdAt'>, now: number): boolean =>
  now < (cancellableUntil(order) ?? 0);

/**
 * Returns until when goods can be sent back (milliseconds), counted from the delivery; null if they were not delivered.
 */
export function returnableUntil(order: OrderRow): number | null {
  const arrived = order.doc.events?.findLast(({ code }) => code === 'delivered');
  return order.status === 'delivered' && arrived ? Date.parse(arrived.at) + RETURNABLE : null;
}

/** Returns the items that no return was announced for; gifts and gift cards cannot be returned. */
export function returnableItems(order: OrderRow, now: number): ReturnItem[] {
  if (now >= (returnableUntil(order) ?? 0)) return [];
  const announced = order.doc.returns?.flatMap(({ items }) => items) ?? [];
  return order.doc.frozen.items
    .filter(({ isDigitalProduct, bonus }) => !isDigitalProduct && !bonus)
    .map(({ itemId, qty }) => ({
      itemId,
      qty: qty - announced.reduce((sum, one) => sum + (one.itemId === itemId ? one.qty : 0), 0),
    }))
    .filter(({ qty }) => qty > 0);
}

/** True if an order has arrived with something that can break. */
export const hasWarranty = ({ status, doc }: Pick<OrderRow, 'status' | 'doc'>): boolean =>
  status === 'delivered' && doc.frozen.items.some(({ isDigitalProduct }) => !isDigitalProduct);

export function actionsOf(order: OrderRow, now: number): PurchaseAction[] {
  const can: Record<PurchaseAction, boolean> = {
    cancel: isCancellable(order, now),
    return: returnableItems(order, now).length > 0,
    invoice: isPlaced(order.status),
    resendGiftCardEmail: isPlaced(order.status) && isDigital(order),
    warranty: hasWarranty(order),
  };
  return (Object.keys(can) as PurchaseAction[]).filter((action) => can[action]);
}
