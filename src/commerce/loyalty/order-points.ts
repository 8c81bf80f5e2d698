import type { PurchaseReturn } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { OrderRow } from '../model/order.ts';
import { hasEarned, hasLeftSince, pointsOf, postPoints } from './points.ts';

/** Adds the points of an order that has arrived. Does nothing for a guest, and for a customer who is not a member. */
export async function earnPoints(tx: Raw, { number, owner, doc }: OrderRow): Promise<void> {
  const arrived = doc.events?.findLast(({ code }) => code === 'delivered');
  // What arrived in an earlier membership would have been lost with it.
  if (!arrived || (await hasLeftSince(tx, owner, arrived.at))) return;
  const points = pointsOf(doc);
  await postPoints(tx, { owner, kind: 'earned', reference: number, orderNumber: number, points, at: arrived.at });
}

/**
 * Takes back the points of goods that are sent back. The balance may become negative if they are spent already; later
 * orders fill it up.
 */
export async function takeBackPoints(
  tx: Raw,
  { number, owner, doc }: OrderRow,
  returns: readonly PurchaseReturn[],
): Promise<void> {
  if (!(await hasEarned(tx, owner, number))) return;
  for (const [count, { returnId, createdAt: at }] of returns.entries()) {
    const before = pointsOf({ ...doc, returns: returns.slice(0, count) });
    const points = pointsOf({ ...doc, returns: returns.slice(0, count + 1) }) - before;
    await postPoints(tx, { owner, kind: 'returned', reference: returnId, orderNumber: number, points, at });
  }
}
