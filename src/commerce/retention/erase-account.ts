import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { OrderDoc } from '../model/order.ts';
import { deleteBelongings } from './belongings.ts';
import { orderWithoutPerson } from './without-person.ts';

/** Orders that still need the address or the card of their buyer. */
const UNFINISHED = `status IN ('placing', 'pending-authentication', 'placed', 'processing', 'shipped', 'ready-for-pickup')
  OR EXISTS (SELECT 1 FROM outbox WHERE about = number AND done_at IS NULL)`;

/** An order of an account that is erased. */
export interface FinishedOrder {
  number: string;
  doc: OrderDoc;
}

/**
 * Locks the orders of an account. Called before the account itself is locked: whatever changes an order locks them in
 * this order, too, and neither waits for the other.
 */
export async function lockOrders(tx: Raw, id: string): Promise<void> {
  await tx('SELECT number FROM orders WHERE owner = $1 ORDER BY number FOR UPDATE', [id]);
}

/**
 * The orders of an account that is locked: no order begins any more. Throws API409 while one is on its way or a refund
 * is due.
 */
export async function finishedOrders(tx: Raw, id: string): Promise<FinishedOrder[]> {
  const orders = await tx<FinishedOrder & { is_unfinished: boolean }>(
    `SELECT number, doc, (${UNFINISHED}) AS is_unfinished FROM orders WHERE owner = $1 AND anonymised_at IS NULL`,
    [id],
  );
  if (orders.some(({ is_unfinished: isUnfinished }) => isUnfinished))
    throw new CommerceError('API409', 409, { field: '/orders' });
  return orders;
}

/**
 * Erases an account in the caller's transaction, which holds the locks of its row and of its orders: orders stay
 * without their person, everything else is deleted (docs/decisions/062). Returns the ids of the deleted carts.
 */
export async function eraseAccount(
  tx: Raw,
  { id, email }: { id: string; email: string },
  orders: readonly FinishedOrder[],
): Promise<string[]> {
  const carts = await tx<{ id: string }>('SELECT id::text FROM carts WHERE owner = $1', [id]);
  await deleteBelongings(tx, { ids: [id], emails: [email] });
  for (const { number, doc } of orders)
    await tx(`UPDATE orders SET doc = $2::jsonb, owner = '', anonymised_at = now() WHERE number = $1`, [
      number,
      JSON.stringify(orderWithoutPerson(doc)),
    ]);
  return carts.map((cart) => cart.id);
}
