import type { PurchaseAction, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import { isPlaced, type OrderRow } from './order.types.ts';

const MINUTE = 60_000;
/** Packing begins half an hour after an order was placed; what is packed comes back as a return. */
export const UNPACKED = 30 * MINUTE;
/** Sixty days to try things on. */
const RETURNABLE = 60 * 1440 * MINUTE;

export const isDigital = ({ doc }: OrderRow): boolean =>
  doc.frozen.items.some(({ isDigitalProduct }) => isDigitalProduct);

/** Until when an order can be cancelled (milliseconds); null when it cannot: a gift card that was sent may be spent. */
export function cancellableUntil(order: OrderRow): number | null {
  if (order.status !== 'placed' || isDigital(order)) return null;
  return order.doc.cancellableUntil ? Date.parse(order.doc.cancellableUntil) : Date.parse(order.createdAt) + UNPACKED;
}

export const isCancellable = (order: OrderRow, now: number): boolean => now < (cancellableUntil(order) ?? 0);

/** Until when things can be sent back (milliseconds): from the day they arrived; null when they have not. */
export function returnableUntil(order: OrderRow): number | null {
  const arrived = order.doc.events?.findLast(({ code }) => code === 'delivered');
  return order.status === 'delivered' && arrived ? Date.parse(arrived.at) + RETURNABLE : null;
}

/** What has not been announced to come back; gifts and gift cards stay. */
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

export function actionsOf(order: OrderRow, now: number): PurchaseAction[] {
  const can: Record<PurchaseAction, boolean> = {
    cancel: isCancellable(order, now),
    return: returnableItems(order, now).length > 0,
    invoice: isPlaced(order.status),
    resendGiftCardEmail: isPlaced(order.status) && isDigital(order),
  };
  return (Object.keys(can) as PurchaseAction[]).filter((action) => can[action]);
}
