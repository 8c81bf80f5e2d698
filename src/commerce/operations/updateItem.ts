import { changeLine, type Redirection } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

/**
 * Returns the new delivery of an item from the body and the action; undefined: unchanged. A store without an action is
 * a pickup.
 */
function redirectionOf(
  action: 'pickup' | 'sts' | 'home' | undefined,
  storeId: string | undefined,
): Redirection | undefined {
  if (action === 'home') return 'home';
  if (action === undefined && storeId === undefined) return undefined;
  if (storeId === undefined) throw new CommerceError('API422', 400, { field: '/storeId' });
  return { kind: action ?? 'pickup', storeId };
}

export const updateItem =
  (deps: CartDeps): Handler<'updateItem'> =>
  async ({ params, query, body, context }) => {
    const session = sessionOf(context);
    const redirection = redirectionOf(query.action, body.storeId);
    const itemDeps = { catalogue: deps.catalogue, simulation: deps.simulation, now: deps.clock(), session };
    const cart = await deps.carts.change(params.basketId, session, (doc, { currency }) =>
      changeLine(doc, { currency }, body, itemDeps, redirection),
    );
    return cartReply(deps, session, cart, [], query.favStoreId);
  };
