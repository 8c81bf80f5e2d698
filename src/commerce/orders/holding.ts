import { type StockLocation, storeLocation } from '../model/stock-location.ts';
import { emailKey } from '../auth/consumers.ts';
import { yearOf } from '#src/domain/year.ts';
import type { OrderDoc, OrderRow } from '../model/order.ts';
import { hasLeftSince, postPoints, redeemPoints } from '../loyalty/points.ts';
import { committedInYear } from './spend.ts';
import type { Raw } from '../db/database.types.ts';

/**
 * Something that the order needs is not available: stock locations, the number of a gift card, points, credit, a reward
 * code or card, the yearly allowance of a discount, or a promotion.
 */
export class NotHeldError extends Error {
  readonly missing:
    | { locations: StockLocation[] }
    | { giftCard: string }
    | { points: number }
    | { credit: number }
    | { yearly: number }
    | { storedReward: string }
    | { promotionId: string; errorId: 'PRM140' | 'PRM150' };
  constructor(missing: NotHeldError['missing']) {
    super('not held');
    this.missing = missing;
  }
}

type Held = OrderDoc['held'];

/** Returns the stock location that something held was taken from. */
export const locationOfHeld = ({ storeId, upc }: Held[number]): StockLocation =>
  storeId ? storeLocation(storeId, upc) : upc;

interface Moved {
  location: StockLocation;
  quantity: number;
}

/** Changes the stock of held units by `set`, in the web's warehouse and in stores. Returns the changed rows. */
export async function moveStock(tx: Raw, held: Held, set: string, where = ''): Promise<Moved[]> {
  const web = held.filter(({ storeId }) => storeId === undefined);
  const inStores = held.filter(({ storeId }) => storeId !== undefined);
  const moved: Moved[] = [];
  if (web.length > 0) {
    const rows = await tx<Moved>(
      `UPDATE stock ${set} FROM unnest($1::text[], $2::int[]) AS given(upc, qty)
       WHERE stock.upc = given.upc ${where} RETURNING stock.upc AS location, stock.quantity`,
      [web.map(({ upc }) => upc), web.map(({ qty }) => qty)],
    );
    moved.push(...rows);
  }
  if (inStores.length > 0) {
    const rows = await tx<Moved>(
      `UPDATE store_stock AS stock ${set} FROM unnest($1::text[], $2::text[], $3::int[]) AS given(store_id, upc, qty)
       WHERE stock.store_id = given.store_id AND stock.upc = given.upc ${where}
       RETURNING stock.store_id || ' ' || stock.upc AS location, stock.quantity`,
      [inStores.map(({ storeId }) => storeId), inStores.map(({ upc }) => upc), inStores.map(({ qty }) => qty)],
    );
    moved.push(...rows);
  }
  return moved;
}

/** Takes units from the stock locations. Locks rows in the order of their keys, so that two orders never deadlock. */
export async function takeStock(tx: Raw, held: Held): Promise<Map<StockLocation, number>> {
  const [web, inStores] = [held.filter(({ storeId }) => !storeId), held.filter(({ storeId }) => storeId)];
  await tx('SELECT upc FROM stock WHERE upc = ANY($1::text[]) ORDER BY upc FOR UPDATE', [web.map(({ upc }) => upc)]);
  if (inStores.length > 0)
    await tx(
      `SELECT upc FROM store_stock WHERE (store_id, upc) IN (SELECT * FROM unnest($1::text[], $2::text[]))
       ORDER BY store_id, upc FOR UPDATE`,
      [inStores.map(({ storeId }) => storeId), inStores.map(({ upc }) => upc)],
    );
  const set = 'SET quantity = stock.quantity - given.qty, reserved = stock.reserved + given.qty';
  const taken = await moveStock(tx, held, set, 'AND stock.quantity >= given.qty');
  const left = new Map(taken.map(({ location, quantity }) => [location, quantity]));
  const missing = held.map(locationOfHeld).filter((location) => !left.has(location));
  if (missing.length > 0) throw new NotHeldError({ locations: missing });
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

/** Takes the points of a voucher from the member. Throws a NotHeldError if there are too few. */
export async function takePoints(
  tx: Raw,
  { number, owner, doc: { points = 0 }, createdAt }: Pick<OrderRow, 'number' | 'owner' | 'doc' | 'createdAt'>,
): Promise<void> {
  if (points > 0 && !(await redeemPoints(tx, { owner, number, points, at: createdAt })))
    throw new NotHeldError({ points });
}

/**
 * Uses an athlete's credit of the order's year, so that no two orders can use the same. Credit used in an earlier year
 * does not count.
 */
export async function takeCredit(tx: Raw, owner: string, credit: number, year: number): Promise<void> {
  if (credit === 0) return;
  const rows = await tx(
    `UPDATE consumers SET credit_year = $3, credit_spent = $2 + CASE WHEN credit_year = $3 THEN credit_spent ELSE 0 END
     WHERE id = $1 AND credit_year <= $3
       AND $2 + CASE WHEN credit_year = $3 THEN credit_spent ELSE 0 END <= (doc->'athlete'->>'annualCredit')::int RETURNING id`,
    [owner, credit, year],
  );
  if (rows.length === 0) throw new NotHeldError({ credit });
}

/**
 * Checks that the yearly allowance of a personal discount is still left, and locks it until the order is written:
 * another cart of the same shopper waits, and then counts this order.
 */
export async function claimYear(tx: Raw, { owner, cartId, createdAt, doc }: Omit<OrderRow, 'status'>): Promise<void> {
  if (!doc.yearly) return;
  const { annual, needs } = doc.yearly;
  // Each of two orders placed at once holds `FOR KEY SHARE` on this row already: `FOR UPDATE` would deadlock them.
  await tx('SELECT id FROM consumers WHERE id = $1 FOR NO KEY UPDATE', [owner]);
  const spent = await committedInYear(tx, {
    owner,
    currency: doc.frozen.currency,
    year: yearOf(createdAt),
    exceptCart: cartId,
  });
  if (spent + needs > annual) throw new NotHeldError({ yearly: needs });
}

export async function takeStoredRewards(tx: Raw, rewards: OrderDoc['storedRewards'] = []): Promise<void> {
  for (const { id, amount } of [...rewards].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const rows = await tx(
      'UPDATE stored_rewards SET balance = balance - $2 WHERE id = $1 AND balance >= $2 RETURNING id',
      [id, amount],
    );
    if (rows.length === 0) throw new NotHeldError({ storedReward: id });
  }
}

export async function countPromotions(tx: Raw, ids: string[]): Promise<void> {
  for (const id of [...ids].sort()) {
    const rows = await tx(
      `UPDATE promotions SET redeemed = redeemed + 1
       WHERE id = $1 AND (doc->>'limit' IS NULL OR redeemed < (doc->>'limit')::int) RETURNING id`,
      [id],
    );
    if (rows.length === 0) throw new NotHeldError({ promotionId: id, errorId: 'PRM140' });
  }
}

/**
 * Records the uses of promotions. Throws if this shopper has already used a once-per-shopper promotion; who that is, is
 * the rule of `redeemedBy` (cart/redeemed.ts). Two orders at once cannot both use it, whatever their emails, because
 * `countPromotions` has its row locked.
 */
export async function redeemPromotions(
  tx: Raw,
  { number, owner, doc }: Pick<OrderRow, 'number' | 'owner' | 'doc'>,
): Promise<void> {
  const { promotionIds, inStoreSale } = doc;
  if (promotionIds.length === 0) return;
  const email = emailKey(doc.frozen.email ?? '');
  // An associate who sells is not the shopper.
  const account = inStoreSale ? null : owner;
  const [used] = await tx<{ id: string }>(
    `SELECT promotions.id FROM promotions JOIN redemptions ON promotion_id = promotions.id
       LEFT JOIN orders ON orders.number = order_number LEFT JOIN consumers ON consumers.id = $3
     WHERE promotions.id = ANY($1::text[]) AND (promotions.doc->>'isOncePerShopper')::boolean
       AND (redemptions.email IN ($2, consumers.email) OR orders.owner = consumers.id AND orders.doc->'inStoreSale' IS NULL)
     LIMIT 1`,
    [promotionIds, email, account],
  );
  if (used) throw new NotHeldError({ promotionId: used.id, errorId: 'PRM150' });
  await tx('INSERT INTO redemptions (promotion_id, order_number, email) SELECT unnest($1::text[]), $2, $3', [
    promotionIds,
    number,
    email,
  ]);
}

/**
 * Gives back what a refused or cancelled order had taken beside goods: money on gift cards, points, credit of the
 * order's year, rewards, uses of promotions.
 */
export async function giveBack(
  tx: Raw,
  {
    number: orderNumber,
    owner,
    doc,
    createdAt,
    year,
    at,
  }: Pick<OrderRow, 'number' | 'owner' | 'doc' | 'createdAt'> & { year: number; at: string },
): Promise<void> {
  const { giftCards, points = 0, credit = 0, storedRewards = [], promotionIds } = doc;
  for (const { number, amount } of giftCards) {
    await tx('UPDATE gift_cards SET balance = balance + $2 WHERE number = $1', [number, amount]);
  }
  // Points of an earlier membership were lost with it.
  if (points > 0 && !(await hasLeftSince(tx, owner, createdAt)))
    await postPoints(tx, { owner, kind: 'restored', reference: orderNumber, orderNumber, points, at });
  if (credit > 0)
    await tx('UPDATE consumers SET credit_spent = credit_spent - $2 WHERE id = $1 AND credit_year = $3', [
      owner,
      credit,
      year,
    ]);
  for (const { id, amount } of storedRewards) {
    await tx('UPDATE stored_rewards SET balance = balance + $2 WHERE id = $1', [id, amount]);
  }
  await tx('UPDATE promotions SET redeemed = redeemed - 1 WHERE id = ANY($1::text[])', [promotionIds]);
  await tx('DELETE FROM redemptions WHERE order_number = $1', [orderNumber]);
}
