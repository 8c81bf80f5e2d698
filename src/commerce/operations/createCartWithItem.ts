import { addLines } from '../cart/items.ts';
import { emptyCart } from '../model/cart.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

/** A repeated call with the same Idempotency-Key returns the same new cart. */
export const createCartWithItem =
  (services: Services): Handler<'createCartWithItem'> =>
  async ({ query, body, context }) => {
    const session = sessionOf(context);
    const { locale, currency, idempotencyKey } = context;
    const deps = { catalogue: services.catalogue, simulation: services.simulation, now: services.clock(), session };
    const doc = await addLines(emptyCart(), { currency }, body.items, deps);
    const id = idempotencyKey ? uuidOf(session.subject, 'createCartWithItem', idempotencyKey) : crypto.randomUUID();
    const cart = await services.carts.create({ id, owner: session.subject, locale, currency, doc });
    return cartReply(services, session, cart, [], query.favStoreId);
  };
