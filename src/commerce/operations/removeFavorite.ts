import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import { assertHasFavorites, type FavoritesDeps, removeFromFavorites } from '../lists/favorites.ts';

export const removeFavorite =
  (deps: FavoritesDeps): Handler<'removeFavorite'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    assertHasFavorites(deps, session);
    const list = await deps.database.transaction((tx) =>
      removeFromFavorites(tx, session, params, new Date(deps.clock())),
    );
    return { status: 200, body: list };
  };
