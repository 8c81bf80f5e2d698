import type { Session } from '#src/commerce/model/session.ts';
import type { Cart, CartLine } from '#src/commerce/model/cart.ts';
import { CommerceError } from '#src/commerce/errors.ts';
import type { BeforePlacingDeps } from '#src/commerce/simulation.ts';
import { WEB } from './tables.ts';
import { taxChangeAt } from './tax-changes.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

const serviceOf = { pickup: 'PICKUP', sts: 'SHIP_TO_STORE' } as const;

/** Somebody else buys: empties, once, the stock that waits for an order of these lines. */
async function sellStock({ raw }: Database, lines: readonly CartLine[]): Promise<void> {
  const places = lines.flatMap(({ upc, delivery }) => [
    { upc, storeId: WEB },
    ...(delivery ? [{ upc, storeId: delivery.storeId }] : []),
  ]);
  await raw(
    `WITH due AS (
       DELETE FROM demo_stock_at_order WHERE (store_id, upc) IN (SELECT * FROM unnest($1::text[], $2::text[])) RETURNING *
     ), web AS (
       UPDATE stock SET quantity = least(stock.quantity, due.quantity) FROM due WHERE due.store_id = '${WEB}' AND stock.upc = due.upc
     )
     UPDATE store_stock AS held SET quantity = least(held.quantity, due.quantity) FROM due
     WHERE held.store_id = due.store_id AND held.upc = due.upc`,
    [places.map(({ storeId }) => storeId), places.map(({ upc }) => upc)],
  );
}

/** Stores end the service that one of these lines needs. Answers whether one did. */
async function endServices({ raw }: Database, lines: readonly CartLine[]): Promise<boolean> {
  const needed = lines.flatMap(({ delivery }) =>
    delivery ? [{ storeId: delivery.storeId, service: serviceOf[delivery.kind] }] : [],
  );
  if (needed.length === 0) return false;
  const ended = await raw(
    `WITH due AS (
       DELETE FROM demo_store_endings WHERE (store_id, service) IN (SELECT * FROM unnest($1::text[], $2::text[])) RETURNING *
     )
     UPDATE stores SET doc = jsonb_set(doc, '{services}', (doc->'services') - due.service) FROM due WHERE stores.id = due.store_id RETURNING stores.id`,
    [needed.map(({ storeId }) => storeId), needed.map(({ service }) => service)],
  );
  return ended.length > 0;
}

/** The place decides a tax of its own: refuses (TAX310) the total that was shown, once for each cart. */
async function changeTax({ database, carts }: BeforePlacingDeps, { id, doc }: Cart, session: Session): Promise<void> {
  if (!doc.shippingAddress || !taxChangeAt(doc.shippingAddress)) return;
  const first = await database.raw(
    'INSERT INTO demo_taxed_carts (cart_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING cart_id',
    [id],
  );
  if (first.length === 0) return;
  // The cart costs something else now: whoever shows it must see that it changed.
  await carts.change(id, session, (now) => ({ ...now }));
  throw new CommerceError('TAX310', 409, { field: '/expectedTotal' });
}

/** What happens while a shopper orders. */
export async function beforePlacing(deps: BeforePlacingDeps, cart: Cart, session: Session): Promise<void> {
  const { database, catalogue } = deps;
  await sellStock(database, cart.doc.lines);
  if (await endServices(database, cart.doc.lines)) catalogue.drop();
  await changeTax(deps, cart, session);
}
