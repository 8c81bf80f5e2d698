import { sessionOf } from '../auth/session-of.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { addToFavorites, assertHasFavorites, type FavoritesDeps } from '../lists/favorites.ts';

export const addFavorite =
  (deps: FavoritesDeps & { catalogue: Catalogue }): Handler<'addFavorite'> =>
  async ({ body: { id, qty = 1, favoriteId }, context }) => {
    const session = sessionOf(context);
    assertHasFavorites(deps, session);
    if (!(await deps.catalogue.products([id])).has(id)) throw new CommerceError('PLP400', 404, { field: '/id' });
    const list = await deps.database.transaction((tx) =>
      addToFavorites(tx, session, { productId: id, qty, favoriteId }, new Date(deps.clock())),
    );
    return { status: 200, body: list };
  };
