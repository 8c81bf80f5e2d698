import type { Handler } from '../contract.ts';
import { readSaved, type SavedListDeps, savedView } from '../lists/saved-list.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Database } from '../db/database.types.ts';

/** A shopper who has saved nothing yet gets an empty list that already has its number. */
export const getSavedForLater =
  (deps: SavedListDeps & { database: Database }): Handler<'getSavedForLater'> =>
  async ({ query, context }) => {
    const list = await readSaved(deps.database.raw, sessionOf(context));
    return { status: 200, body: await savedView(deps, list, context, query) };
  };
