import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import { assertHasFavorites, type FavoritesDeps, shareList } from '../lists/favorites.ts';

export const shareFavorites =
  (deps: FavoritesDeps): Handler<'shareFavorites'> =>
  async ({ params: { favoriteId }, body: { isShared, showsName = false }, context }) => {
    const session = sessionOf(context);
    assertHasFavorites(deps, session);
    const list = await deps.database.transaction((tx) =>
      shareList(tx, session, { favoriteId, isShared, showsName }, new Date(deps.clock())),
    );
    return { status: 200, body: list };
  };
