import { addLines } from '../cart/items.ts';
import { emptyCart } from '../model/cart.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

/** A repeated call with the same Idempotency-Key returns the same new cart. */
export const createCartWithItem =
  (deps: CartDeps): Handler<'createCartWithItem'> =>
  async ({ query, body, context }) => {
    const session = sessionOf(context);
    const { locale, currency, idempotencyKey } = context;
    const itemDeps = { catalogue: deps.catalogue, simulation: deps.simulation, now: deps.clock(), session };
    const empty = { ...emptyCart(), ...(query.storeContext ? { storeContext: query.storeContext } : {}) };
    const doc = await addLines(empty, { currency }, body.items, itemDeps);
    const id = idempotencyKey ? uuidOf(session.subject, 'createCartWithItem', idempotencyKey) : crypto.randomUUID();
    const cart = await deps.carts.create({ id, owner: session.subject, locale, currency, doc });
    return cartReply(deps, session, cart, [], query.favStoreId);
  };
