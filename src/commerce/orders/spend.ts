import type { Currency } from '#openapi/generated/waymark.gen.ts';
import { boundsOfYear } from '#src/domain/year.ts';
import type { Raw } from '../db/connect.ts';

/**
 * What somebody's orders of a calendar year (UTC) come to in a currency, in minor units: those that were placed, without the
 * cancelled ones, and without what an associate sold to others in a store. */
export async function spentInYear(raw: Raw, owner: string, currency: Currency, year: number): Promise<number> {
  const { from, until } = boundsOfYear(year);
  const [row] = await raw<{ spent: number }>(
    `SELECT COALESCE(sum((doc->'frozen'->'totals'->>'total')::int), 0)::int AS spent FROM orders
     WHERE owner = $1 AND doc->'frozen'->>'currency' = $2 AND created_at >= $3::timestamptz AND created_at < $4::timestamptz
       AND status NOT IN ('placing', 'refused', 'pending-authentication', 'cancelled') AND doc->'inStoreSale' IS NULL`,
    [owner, currency, from, until],
  );
  return row?.spent ?? 0;
}
