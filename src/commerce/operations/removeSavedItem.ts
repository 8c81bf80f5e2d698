import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { changeSaved, type SavedListDeps, savedView } from '../lists/saved-list.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Database } from '../db/database.types.ts';

export const removeSavedItem =
  (deps: SavedListDeps & { database: Database }): Handler<'removeSavedItem'> =>
  async ({ params, context }) => {
    const list = await deps.database.transaction((tx) =>
      changeSaved(tx, sessionOf(context), params.saveForlaterId, (doc) => {
        const lines = doc.lines.filter(({ itemId }) => itemId !== params.itemId);
        if (lines.length === doc.lines.length) throw new CommerceError('ORD404', 404, { field: '/path/itemId' });
        return { ...doc, lines };
      }),
    );
    return { status: 200, body: await savedView(deps, list, context) };
  };
