import { addLines } from '../cart/items.ts';
import { emptyCart } from '../model/cart.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

/** Puts items into a cart for pickup in a store. The store's stock is taken when the order is placed, as everywhere. */
export const reserveWithItem =
  (services: Services): Handler<'reserveWithItem'> =>
  async ({ query, body, context }) => {
    const session = sessionOf(context);
    const { locale, currency, idempotencyKey } = context;
    const deps = { catalogue: services.catalogue, simulation: services.simulation, now: services.clock(), session };
    const items = body.items.map((item) => ({ ...item, storeId: body.storeId, delivery: 'pickup' as const }));
    if (body.cartId !== undefined) {
      const cart = await services.carts.change(
        body.cartId,
        session,
        (doc, cart) => addLines(doc, cart, items, deps),
        context.idempotencyKey,
      );
      return cartReply(services, session, cart, [], query.favStoreId);
    }
    const doc = await addLines(emptyCart(), { currency }, items, deps);
    const id = idempotencyKey ? uuidOf(session.subject, 'reserveWithItem', idempotencyKey) : crypto.randomUUID();
    const cart = await services.carts.create({ id, owner: session.subject, locale, currency, doc });
    return cartReply(services, session, cart, [], query.favStoreId);
  };
