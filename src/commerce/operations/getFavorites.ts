import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import { assertHasFavorites, type FavoritesDeps, readFavorites } from '../lists/favorites.ts';

/** A shopper without favourites gets an empty list that already has its id. */
export const getFavorites =
  (deps: FavoritesDeps): Handler<'getFavorites'> =>
  async ({ query, context }) => {
    const session = sessionOf(context);
    assertHasFavorites(deps, session);
    return { status: 200, body: await readFavorites(deps.database.raw, session, query) };
  };
