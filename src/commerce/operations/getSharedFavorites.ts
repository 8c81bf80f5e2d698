import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { assertHasFavorites, type FavoritesDeps, readShared } from '../lists/favorites.ts';

/** For everybody who has the link. Ids that lead nowhere are counted by address (src/commerce/limits). */
export const getSharedFavorites =
  (deps: FavoritesDeps & { tries: Tries }): Handler<'getSharedFavorites'> =>
  async ({ params, query, context }) => {
    assertHasFavorites(deps);
    const attempt = await deps.tries.begin('sharedList', { target: '', address: context.address });
    const list = await readShared(deps, params.favoriteId, query);
    if (!list) {
      await attempt.wrong();
      throw new CommerceError('API404', 404, { field: '/favoriteId' });
    }
    await attempt.right();
    return { status: 200, body: list };
  };
