import type { Raw } from '../db/database.types.ts';
import type { FrozenOrder, OrderDoc } from '../model/order.ts';

/**
 * Why points came or went: `opening` is the balance from before the ledger; `welcome` of a new member, once for each
 * customer; `earned` by an order that arrived, `returned` with goods that are sent back, `redeemed` for a voucher,
 * `restored` by an order that was not carried out; `closed` takes all that is left when the member leaves.
 */
export type PointEntryKind = 'opening' | 'welcome' | 'earned' | 'returned' | 'redeemed' | 'restored' | 'closed';

export interface PointEntry {
  kind: PointEntryKind;
  /** Negative if they went. */
  points: number;
  /** ISO. */
  at: string;
  orderNumber: string | null;
}

interface Cause {
  owner: string;
  kind: PointEntryKind;
  /** With owner and kind it names the entry: the same cause adds nothing twice. */
  reference: string;
  orderNumber: string | null;
  points: number;
  at: string;
}

/**
 * Adds an entry to the ledger of a member, who cannot leave until the end of the transaction. False if it is there
 * already, or the owner is not a member. `FOR NO KEY UPDATE`, because two orders that one customer places at once
 * each hold `FOR KEY SHARE` on this row (order-book.ts): `FOR UPDATE` would deadlock them.
 */
async function addEntry(tx: Raw, { owner, kind, reference, orderNumber, points, at }: Cause): Promise<boolean> {
  if (points === 0) return false;
  const rows = await tx(
    `INSERT INTO point_entries (owner, kind, reference, order_number, points, at)
     SELECT id, $2, $3, $4, $5, $6::timestamptz FROM consumers WHERE id = $1 AND jsonb_typeof(doc->'loyalty') = 'object'
     FOR NO KEY UPDATE
     ON CONFLICT DO NOTHING RETURNING owner`,
    [owner, kind, reference, orderNumber, points, at],
  );
  return rows.length > 0;
}

/** Adds an entry and moves the balance by it, once for each cause. */
export async function postPoints(tx: Raw, cause: Cause): Promise<void> {
  if (await addEntry(tx, cause))
    await tx('UPDATE consumers SET points = points + $2 WHERE id = $1', [cause.owner, cause.points]);
}

/**
 * Takes the points of a voucher from a member, so that no two orders can spend the same. False if the member has too
 * few.
 */
export async function redeemPoints(
  tx: Raw,
  { owner, number, points, at }: { owner: string; number: string; points: number; at: string },
): Promise<boolean> {
  const rows = await tx('UPDATE consumers SET points = points - $2 WHERE id = $1 AND points >= $2 RETURNING id', [
    owner,
    points,
  ]);
  if (rows.length === 0) return false;
  await addEntry(tx, { owner, kind: 'redeemed', reference: number, orderNumber: number, points: -points, at });
  return true;
}

/**
 * Ends the ledger of a membership and returns the points that are lost, with an entry also if none is left: it says
 * since when earlier orders count no more. A balance below zero stays, or leaving would pay for goods that went back.
 */
export async function closeLedger(
  tx: Raw,
  { owner, memberId, points, at }: { owner: string; memberId: string; points: number; at: string },
): Promise<number> {
  const lost = Math.max(0, points);
  await tx(
    `INSERT INTO point_entries (owner, kind, reference, order_number, points, at)
     VALUES ($1, 'closed', $2, NULL, $3, $4::timestamptz)`,
    [owner, memberId, -lost, at],
  );
  await tx('UPDATE consumers SET points = points - $2 WHERE id = $1', [owner, lost]);
  return lost;
}

/** True if a membership of this customer ended at this time or later: what was before counts no more. */
export async function hasLeftSince(tx: Raw, owner: string, at: string): Promise<boolean> {
  const rows = await tx(
    `SELECT 1 FROM point_entries WHERE owner = $1 AND kind = 'closed' AND at >= $2::timestamptz LIMIT 1`,
    [owner, at],
  );
  return rows.length > 0;
}

/**
 * True if the order's points were added, and their member has not left since: not for orders from before the ledger,
 * nor for those of guests.
 */
export async function hasEarned(tx: Raw, owner: string, number: string): Promise<boolean> {
  const [earned] = await tx<{ at: string }>(
    `SELECT at::text AS at FROM point_entries WHERE owner = $1 AND kind = 'earned' AND reference = $2`,
    [owner, number],
  );
  return earned !== undefined && !(await hasLeftSince(tx, owner, earned.at));
}

const HUNDRED = 100;

/**
 * The points of an order, or of a cart as it is, without what is returned: one for each whole unit of its currency that
 * is paid for goods, after reductions, without delivery, tax, gift cards and the part that a voucher pays
 * (docs/decisions/060).
 */
export function pointsOf({
  frozen,
  returns = [],
}: {
  frozen: Pick<FrozenOrder, 'items' | 'totals' | 'payment_instruments'>;
  returns?: OrderDoc['returns'];
}): number {
  const returned = returns.flatMap(({ items }) => items);
  const goods = frozen.items.reduce((sum, { itemId, isDigitalProduct, qty, price, taxTotal }) => {
    if (isDigitalProduct) return sum;
    const net = price.priceAfterOrderDiscount - (frozen.totals.taxIncluded ? taxTotal : 0);
    const gone = returned.reduce((count, one) => count + (one.itemId === itemId ? one.qty : 0), 0);
    return sum + (net * (qty - gone)) / qty;
  }, 0);
  const vouchers = frozen.payment_instruments.reduce(
    (sum, { payment_method_id, amount }) => sum + (payment_method_id === 'LOYALTY_POINTS' ? (amount ?? 0) : 0),
    0,
  );
  return Math.max(0, Math.floor((goods - vouchers) / HUNDRED));
}

const LATEST = 100;

/** The latest entries of a member's ledger, newest first. */
export const entriesOf = (raw: Raw, owner: string): Promise<PointEntry[]> =>
  raw<PointEntry>(
    `SELECT kind, points, order_number AS "orderNumber", to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM point_entries WHERE owner = $1 ORDER BY point_entries.at DESC, kind LIMIT ${LATEST}`,
    [owner],
  );
