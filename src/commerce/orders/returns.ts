import { createHash } from 'node:crypto';
import type { PurchaseReturn, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import type { OrderRow } from '../model/order.ts';
import { returnableItems } from '../model/purchase-rules.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { OrderBook } from './order-book.ts';

/** Returns the items of a return in a normal form: each once, sorted. */
function tidied(items: readonly ReturnItem[]): ReturnItem[] {
  const byId = new Map<string, number>();
  for (const { itemId, qty } of items) byId.set(itemId, (byId.get(itemId) ?? 0) + qty);
  return [...byId].map(([itemId, qty]) => ({ itemId, qty })).sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
}

const isSame = (a: readonly ReturnItem[], b: readonly ReturnItem[]): boolean =>
  a.length === b.length && a.every(({ itemId, qty }, at) => itemId === b[at]?.itemId && qty === b[at]?.qty);

const returnId = (number: string, count: number): string =>
  `RT${createHash('sha256').update(`${number} ${count}`).digest('hex').slice(0, 10).toUpperCase()}`;

/**
 * Milliseconds. The same items again within this time are a repeated call whose answer was lost, not a second return.
 */
const REPEATED = 10 * 60_000;

/**
 * Records a return, or finds the existing one: by its id, or because the same items were announced just now. Throws
 * RTN500 for items that were not bought, have not arrived, are past the time limit, or are announced already.
 */
export async function announceReturn(
  { audit, orders }: { audit: Audit; orders: OrderBook },
  { number }: OrderRow,
  {
    items,
    returnId: known,
    now,
    session,
  }: { items: readonly ReturnItem[]; returnId: string | undefined; now: number; session: Session },
): Promise<PurchaseReturn> {
  const wanted = tidied(items);
  const isMeant = (one: PurchaseReturn): boolean =>
    known === undefined
      ? isSame(one.items, wanted) && now - Date.parse(one.createdAt) < REPEATED
      : one.returnId === known;
  const actor = await audit.actorOf(session);
  const change = (order: OrderRow): PurchaseReturn[] => {
    const returns = order.doc.returns ?? [];
    if (returns.some(isMeant)) return returns;
    const left = new Map(returnableItems(order, now).map(({ itemId, qty }) => [itemId, qty]));
    const isTooMuch = wanted.some(({ itemId, qty }) => (left.get(itemId) ?? 0) < qty);
    if (known !== undefined || isTooMuch) throw new CommerceError('RTN500', 409);
    return [
      ...returns,
      { returnId: returnId(number, returns.length), createdAt: new Date(now).toISOString(), items: wanted },
    ];
  };
  const pieces = wanted.reduce((sum, { qty }) => sum + qty, 0);
  const after = await orders.changeReturns(number, change, (tx) =>
    audit.record({ kind: 'return-label', ...actor, subject: number, facts: { pieces } }, tx),
  );
  const announced = after.doc.returns?.find(isMeant);
  if (!announced) throw new Error('a return that was noted is gone');
  return announced;
}
