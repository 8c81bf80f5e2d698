import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { changeSaved, type SavedListDeps, savedView, withChanged, withSaved } from '../lists/saved-list.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Database } from '../db/database.types.ts';

export const updateSavedForLater =
  (deps: SavedListDeps & { database: Database }): Handler<'updateSavedForLater'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const { productId, itemId, qty } = body;
    const entry = (await deps.catalogue.products([productId])).get(productId);
    const isKnown =
      entry && (body.upc === undefined ? itemId !== undefined : entry.variants.some(({ upc }) => upc === body.upc));
    if (!isKnown) throw new CommerceError('ORD404', 404, { field: entry ? '/upc' : '/productId' });

    const list = await deps.database.transaction((tx) =>
      changeSaved(tx, session, body.saveForLaterId, (doc) => {
        if (itemId === undefined) {
          const { recipeId = null, pdpUrl = null, upc = '' } = body;
          return withSaved(doc, { productId, upc, qty: qty ?? 1, recipeId, pageUrl: pdpUrl });
        }
        const old = doc.lines.find((line) => line.itemId === itemId);
        if (!old || (body.upc === undefined && old.productId !== productId))
          throw new CommerceError('ORD404', 404, { field: '/itemId' });
        const line = {
          ...old,
          productId,
          upc: body.upc ?? old.upc,
          qty: qty ?? old.qty,
          recipeId: body.recipeId ?? (productId === old.productId ? old.recipeId : null),
          // The page of the previous product does not show this one.
          pageUrl: body.pdpUrl ?? (productId === old.productId ? old.pageUrl : null),
        };
        return withChanged(doc, line);
      }),
    );
    return { status: 200, body: await savedView(deps, list, context) };
  };
