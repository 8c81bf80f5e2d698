import type { Currency } from '#openapi/generated/waymark.gen.ts';
import { boundsOfYear } from '#src/domain/year.ts';
import type { Raw } from '../db/database.types.ts';

interface Year {
  owner: string;
  currency: Currency;
  year: number;
}

/** Returns the sum of the orders that `which` selects. Leaves out what an associate sold to others in a store. */
async function sumOf(raw: Raw, { owner, currency, year }: Year, which: string, ...more: unknown[]): Promise<number> {
  const { from, until } = boundsOfYear(year);
  const [row] = await raw<{ spent: number }>(
    `SELECT COALESCE(sum((doc->'frozen'->'totals'->>'total')::int), 0)::int AS spent FROM orders
     WHERE owner = $1 AND doc->'frozen'->>'currency' = $2 AND created_at >= $3::timestamptz AND created_at < $4::timestamptz
       AND doc->'inStoreSale' IS NULL AND ${which}`,
    [owner, currency, from, until, ...more],
  );
  return row?.spent ?? 0;
}

/**
 * Returns the sum of an owner's orders of a calendar year (UTC) in a currency, in minor units: placed orders without
 * cancelled ones, and without what an associate sold to others in a store.
 */
export const spentInYear = (raw: Raw, year: Year): Promise<number> =>
  sumOf(raw, year, `status NOT IN ('placing', 'refused', 'pending-authentication', 'cancelled')`);

/**
 * Returns the same sum with orders that are being placed or wait for a bank, except those of one cart: what a second
 * cart cannot spend.
 */
export const committedInYear = (raw: Raw, { exceptCart, ...year }: Year & { exceptCart: string }): Promise<number> =>
  sumOf(raw, year, `status NOT IN ('refused', 'cancelled') AND cart_id <> $5::uuid`, exceptCart);
