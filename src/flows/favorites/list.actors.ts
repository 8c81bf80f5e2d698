import type { Favorites } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { rememberFavorites } from '#src/flows/shared/stored-session.ts';

/** The next visit of this browser asks for the list only if there is something on it. */
export async function remembered(call: Promise<Favorites>): Promise<Favorites> {
  const list = await call;
  rememberFavorites(list.total > 0 ? list.favoriteId : null);
  return list;
}

/** Reads the whole list of favourites. */
export const getFavorites = (signal: AbortSignal): Promise<Favorites> =>
  remembered(unwrap(api.GET('/wishlists/v2/favorites', { signal })));
