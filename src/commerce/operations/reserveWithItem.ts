import { addLines } from '../cart/items.ts';
import { emptyCart } from '../model/cart.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

/** Puts items into a cart for pickup in a store. The store's stock is taken when the order is placed, as everywhere. */
export const reserveWithItem =
  (deps: CartDeps): Handler<'reserveWithItem'> =>
  async ({ query, body, context }) => {
    const session = sessionOf(context);
    const { locale, currency, idempotencyKey } = context;
    const itemDeps = { catalogue: deps.catalogue, simulation: deps.simulation, now: deps.clock(), session };
    const items = body.items.map((item) => ({ ...item, storeId: body.storeId, delivery: 'pickup' as const }));
    if (body.cartId !== undefined) {
      const cart = await deps.carts.change(
        body.cartId,
        session,
        (doc, cart) => addLines(doc, cart, items, itemDeps),
        context.idempotencyKey,
      );
      return cartReply(deps, session, cart, [], query.favStoreId);
    }
    const doc = await addLines(emptyCart(), { currency }, items, itemDeps);
    const id = idempotencyKey ? uuidOf(session.subject, 'reserveWithItem', idempotencyKey) : crypto.randomUUID();
    const cart = await deps.carts.create({ id, owner: session.subject, locale, currency, doc });
    return cartReply(deps, session, cart, [], query.favStoreId);
  };
