import { type Consumers, emailKey } from '../auth/consumers.ts';
import type { Session } from '../model/session.ts';
import type { Cart } from '../model/cart.ts';
import type { Database } from '../db/database.types.ts';
import type { Catalogue } from './catalogue.ts';

export interface RedeemedDeps {
  catalogue: Pick<Catalogue, 'promotions'>;
  consumers: Consumers;
  database: Database;
}

/**
 * Returns the once-per-shopper promotions, among those whose codes a cart has, that this shopper has already used
 * (PRM150). The shopper is known by the account, and by the e-mail of the cart or of the account. Abandoned orders do
 * not count, nor does the order that is placed from this cart.
 */
export async function redeemedBy(
  { catalogue, consumers, database }: RedeemedDeps,
  session: Session,
  { id, doc: { couponCodes, email } }: Cart,
  isSelling: boolean,
): Promise<ReadonlySet<string>> {
  const rows = await catalogue.promotions();
  const once = rows.flatMap(({ doc }) =>
    doc.isOncePerShopper && doc.code && couponCodes.includes(doc.code.toUpperCase()) ? [doc] : [],
  );
  if (once.length === 0) return new Set();
  // An associate who sells is not the shopper, nor is one who has sold.
  const isAccount = session.consumerType !== 'GUEST' && !isSelling;
  const account = isAccount ? await consumers.byId(session.subject) : null;
  const emails = [email, account?.email].flatMap((known) => (known ? [emailKey(known)] : []));
  const used = await database.raw<{ promotion_id: string }>(
    `SELECT DISTINCT promotion_id FROM redemptions LEFT JOIN orders ON orders.number = redemptions.order_number
     WHERE promotion_id = ANY($1::text[]) AND (email = ANY($2::text[]) OR orders.owner = $4 AND orders.doc->'inStoreSale' IS NULL)
       AND orders.cart_id IS DISTINCT FROM $3`,
    [once.map((promotion) => promotion.id), emails, id, account?.id ?? null],
  );
  return new Set(used.map((row) => row.promotion_id));
}
