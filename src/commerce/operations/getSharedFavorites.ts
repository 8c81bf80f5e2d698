import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { assertHasFavorites, type FavoritesDeps, readShared } from '../lists/favorites.ts';

/** Needs no session: the id, 24 random bytes, is the only credential (docs/decisions/058). */
export const getSharedFavorites =
  (deps: FavoritesDeps): Handler<'getSharedFavorites'> =>
  async ({ params, query }) => {
    assertHasFavorites(deps);
    const list = await readShared(deps, params.favoriteId, query);
    if (!list) throw new CommerceError('API404', 404, { field: '/favoriteId' });
    return { status: 200, body: list };
  };
