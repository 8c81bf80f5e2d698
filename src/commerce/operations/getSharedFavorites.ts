import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { assertHasFavorites, type FavoritesDeps, readShared } from '../lists/favorites.ts';

/** For everybody who has the link. Nobody finds an id by trying: it is 24 random bytes (docs/decisions/058). */
export const getSharedFavorites =
  (deps: FavoritesDeps): Handler<'getSharedFavorites'> =>
  async ({ params, query }) => {
    assertHasFavorites(deps);
    const list = await readShared(deps, params.favoriteId, query);
    if (!list) throw new CommerceError('API404', 404, { field: '/favoriteId' });
    return { status: 200, body: list };
  };
