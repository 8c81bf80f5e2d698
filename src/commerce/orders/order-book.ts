import type { Database } from '../db/connect.ts';
import { countPromotions, moveStock, takeGiftCards, takeStock } from './holding.ts';
import type { OrderDoc, OrderRow, OrderStatus } from './order.types.ts';

interface Stored {
  number: string;
  cart_id: string;
  cart_version: number;
  owner: string;
  status: OrderStatus;
  doc: OrderDoc;
  created_at: string;
}
const COLUMNS = `number, cart_id, cart_version, owner, status, doc,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at`;
const LIVE = `status NOT IN ('refused', 'cancelled')`;

const rowOf = (row: Stored): OrderRow => ({
  number: row.number,
  cartId: row.cart_id,
  cartVersion: row.cart_version,
  owner: row.owner,
  status: row.status,
  doc: row.doc,
  createdAt: row.created_at,
});

/** The orders and what they hold. Each method is one transaction: docs/placing.md names them. */
export interface OrderBook {
  find(number: string): Promise<OrderRow | null>;
  /** The order of a cart that is being placed, waits for the bank, or is placed. */
  liveOf(cartId: string): Promise<OrderRow | null>;
  /** Makes an order somebody else's own: a guest's, once they have signed in. */
  adopt(number: string, owner: string): Promise<void>;
  /** Orders whose placing was broken off, or whose shopper never came back from the bank. */
  stranded(at: { placingBefore: Date; now: Date }): Promise<OrderRow[]>;
  /**
   * Writes the order as `placing` and takes what it needs; false when the cart has a live order. Throws a
   * NotHeldError.
   */
  hold(order: Omit<OrderRow, 'status'>): Promise<{ isHeld: boolean; left: Map<string, number> }>;
  /** `placing` to `pending-authentication`, or another action while pending. */
  wait(number: string, authorisation: NonNullable<OrderDoc['authorisation']>, heldUntil: Date): Promise<boolean>;
  /** To `placed`: what was held is sold and the cart is gone. False when the order is not waiting any more. */
  finish(number: string, card: OrderDoc['card'], at: Date): Promise<boolean>;
  /** To `refused` or `cancelled`: what was held goes back. False when the order is not waiting any more. */
  release(number: string): Promise<boolean>;
}

export function createOrderBook({ transaction, raw }: Pick<Database, 'raw' | 'transaction'>): OrderBook {
  const first = async (where: string, params: unknown[]): Promise<OrderRow | null> => {
    const [row] = await raw<Stored>(`SELECT ${COLUMNS} FROM orders WHERE ${where}`, params);
    return row ? rowOf(row) : null;
  };

  return {
    find: (number) => first('number = $1', [number]),
    liveOf: (cartId) => first(`cart_id = $1 AND ${LIVE}`, [cartId]),

    async adopt(number, owner) {
      await raw(`UPDATE orders SET owner = $2 WHERE number = $1 AND status <> 'placing'`, [number, owner]);
    },

    async stranded({ placingBefore, now }) {
      const rows = await raw<Stored>(
        `SELECT ${COLUMNS} FROM orders
         WHERE (status = 'placing' AND created_at < $1::timestamptz)
            OR (status = 'pending-authentication' AND held_until < $2::timestamptz) LIMIT 100`,
        [placingBefore.toISOString(), now.toISOString()],
      );
      return rows.map(rowOf);
    },

    hold: (order) =>
      transaction(async (tx) => {
        const [made] = await tx<{ number: string }>(
          `INSERT INTO orders (number, cart_id, cart_version, owner, status, doc, created_at)
           VALUES ($1, $2, $3, $4, 'placing', $5::jsonb, $6::timestamptz)
           ON CONFLICT (cart_id) WHERE ${LIVE} DO NOTHING RETURNING number`,
          [order.number, order.cartId, order.cartVersion, order.owner, JSON.stringify(order.doc), order.createdAt],
        );
        if (!made) return { isHeld: false, left: new Map() };
        const left = await takeStock(tx, order.doc.held);
        await takeGiftCards(tx, order.doc.giftCards);
        await countPromotions(tx, order.doc.promotionIds);
        return { isHeld: true, left };
      }),

    async wait(number, authorisation, heldUntil) {
      const rows = await raw(
        `UPDATE orders SET status = 'pending-authentication', held_until = $3::timestamptz,
           doc = doc || jsonb_build_object('authorisation', $2::jsonb)
         WHERE number = $1 AND status IN ('placing', 'pending-authentication') RETURNING number`,
        [number, JSON.stringify(authorisation), heldUntil.toISOString()],
      );
      return rows.length > 0;
    },

    finish: (number, card, at) =>
      transaction(async (tx) => {
        const [row] = await tx<Stored>(
          `UPDATE orders SET status = 'placed', placed_at = $3::timestamptz, held_until = NULL,
             doc = doc || jsonb_build_object('card', $2::jsonb)
           WHERE number = $1 AND status IN ('placing', 'pending-authentication') RETURNING ${COLUMNS}`,
          [number, JSON.stringify(card), at.toISOString()],
        );
        if (!row) return false;
        await moveStock(tx, row.doc.held, 'SET reserved = stock.reserved - given.qty');
        await tx('DELETE FROM carts WHERE id = $1', [row.cart_id]);
        await tx(
          `INSERT INTO redemptions (promotion_id, order_number, email)
           SELECT unnest($1::text[]), $2, $3 ON CONFLICT DO NOTHING`,
          [row.doc.promotionIds, number, row.doc.frozen.email?.toLowerCase() ?? ''],
        );
        return true;
      }),

    release: (number) =>
      transaction(async (tx) => {
        const [row] = await tx<Stored>(
          `UPDATE orders SET held_until = NULL, status = CASE status WHEN 'placing' THEN 'refused' ELSE 'cancelled' END
           WHERE number = $1 AND status IN ('placing', 'pending-authentication') RETURNING ${COLUMNS}`,
          [number],
        );
        if (!row) return false;
        await moveStock(
          tx,
          row.doc.held,
          'SET quantity = stock.quantity + given.qty, reserved = stock.reserved - given.qty',
        );
        for (const { number: card, amount } of row.doc.giftCards) {
          await tx('UPDATE gift_cards SET balance = balance + $2 WHERE number = $1', [card, amount]);
        }
        await tx('UPDATE promotions SET redeemed = redeemed - 1 WHERE id = ANY($1::text[])', [row.doc.promotionIds]);
        return true;
      }),
  };
}
