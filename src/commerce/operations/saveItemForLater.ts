import { removeLine } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { changeSaved, savedView, withSaved } from '../lists/saved-list.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

/**
 * Puts the item on the list, then removes it from the cart. If the second step fails, the item is in both places and
 * can be moved again; it is never lost.
 */
export const saveItemForLater =
  (deps: CartDeps): Handler<'saveItemForLater'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    const before = await deps.carts.read(params.basketId, session);
    const line = before.doc.lines.find(({ itemId }) => itemId === body.itemId);
    if (!line) throw new CommerceError('ORD404', 404, { field: '/itemId' });
    const { productId, upc, qty, recipeId, pdpUrl } = line;
    const list = await deps.database.transaction((tx) =>
      changeSaved(tx, session, body.saveForLaterId, (doc) =>
        withSaved(doc, { productId, upc, qty, recipeId, pageUrl: pdpUrl }),
      ),
    );
    const cart = await deps.carts.change(params.basketId, session, (doc) => removeLine(doc, body.itemId));
    const { status, body: answer } = await cartReply(deps, session, cart);
    return { status, body: { ...answer, saveForLater: await savedView(deps, list, context) } };
  };
