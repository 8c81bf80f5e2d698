import type { Raw } from '../db/connect.ts';
import type { OrderDoc } from './order.types.ts';

/** Something that was asked for is not there; `upcs` of it, or the number of a gift card, or a promotion. */
export class NotHeldError extends Error {
  readonly missing: { upcs: string[] } | { giftCard: string } | { promotionId: string };
  constructor(missing: NotHeldError['missing']) {
    super('not held');
    this.missing = missing;
  }
}

type Held = OrderDoc['held'];

/** Changes the stock of what is held by `set`; answers the rows that it changed. */
export const moveStock = (tx: Raw, held: Held, set: string, where = '') =>
  tx<{ upc: string; quantity: number }>(
    `UPDATE stock ${set} FROM unnest($1::text[], $2::int[]) AS given(upc, qty)
     WHERE stock.upc = given.upc ${where} RETURNING stock.upc, stock.quantity`,
    [held.map(({ upc }) => upc), held.map(({ qty }) => qty)],
  );

/** Takes units from the shelf, rows locked in the order of their upc so that two orders never wait for each other. */
export async function takeStock(tx: Raw, held: Held): Promise<Map<string, number>> {
  await tx('SELECT upc FROM stock WHERE upc = ANY($1::text[]) ORDER BY upc FOR UPDATE', [held.map(({ upc }) => upc)]);
  const set = 'SET quantity = stock.quantity - given.qty, reserved = stock.reserved + given.qty';
  const taken = await moveStock(tx, held, set, 'AND stock.quantity >= given.qty');
  const left = new Map(taken.map(({ upc, quantity }) => [upc, quantity]));
  const missing = held.filter(({ upc }) => !left.has(upc));
  if (missing.length > 0) throw new NotHeldError({ upcs: missing.map(({ upc }) => upc) });
  return left;
}

export async function takeGiftCards(tx: Raw, cards: OrderDoc['giftCards']): Promise<void> {
  for (const { number, amount } of [...cards].sort((a, b) => (a.number < b.number ? -1 : 1))) {
    const rows = await tx(
      'UPDATE gift_cards SET balance = balance - $2 WHERE number = $1 AND balance >= $2 RETURNING number',
      [number, amount],
    );
    if (rows.length === 0) throw new NotHeldError({ giftCard: number });
  }
}

export async function countPromotions(tx: Raw, ids: string[]): Promise<void> {
  for (const id of [...ids].sort()) {
    const rows = await tx(
      `UPDATE promotions SET redeemed = redeemed + 1
       WHERE id = $1 AND (doc->>'limit' IS NULL OR redeemed < (doc->>'limit')::int) RETURNING id`,
      [id],
    );
    if (rows.length === 0) throw new NotHeldError({ promotionId: id });
  }
}
