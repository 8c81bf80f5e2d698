import type { Session } from '../auth/session.types.ts';
import type { Cart, CartLine } from '../cart/cart.types.ts';
import { taxChangeAt } from '../cart/reference.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';

/** Demo data: while a shopper pays, some shelves empty, and a store stops taking parcels or handing out. */
export async function sellBehindTheBack({ database, catalogue }: Services, lines: readonly CartLine[]): Promise<void> {
  await database.raw(
    `UPDATE stock SET quantity = quantity_at_order, quantity_at_order = NULL
     WHERE upc = ANY($1::text[]) AND quantity_at_order IS NOT NULL`,
    [lines.map(({ upc }) => upc)],
  );
  const inStores = lines.flatMap(({ upc, delivery }) => (delivery ? [{ upc, ...delivery }] : []));
  if (inStores.length === 0) return;
  await database.raw(
    `UPDATE store_stock SET quantity = quantity_at_order, quantity_at_order = NULL
     WHERE (store_id, upc) IN (SELECT * FROM unnest($1::text[], $2::text[])) AND quantity_at_order IS NOT NULL`,
    [inStores.map(({ storeId }) => storeId), inStores.map(({ upc }) => upc)],
  );
  const ended = await database.raw(
    `UPDATE stores SET doc = jsonb_set(doc - 'endsAtOrder', '{services}', (doc->'services') - (doc->>'endsAtOrder'))
     WHERE (id, doc->>'endsAtOrder') IN (SELECT * FROM unnest($1::text[], $2::text[])) RETURNING id`,
    [inStores.map(({ storeId }) => storeId), inStores.map(({ kind }) => (kind === 'pickup' ? 'PICKUP' : 'SHIP_TO_STORE'))],
  );
  if (ended.length > 0) catalogue.drop();
}

/** Demo data: a place decides a tax while somebody orders there. Refuses (TAX310) the total that was shown, once. */
export async function taxBehindTheBack({ carts }: Services, { id, doc }: Cart, session: Session): Promise<void> {
  if (doc.isTaxedAnew || !doc.shippingAddress || !taxChangeAt(doc.shippingAddress)) return;
  await carts.change(id, session, (now) => ({ ...now, isTaxedAnew: true }));
  throw new CommerceError('TAX310', 409, { field: '/expectedTotal' });
}
