import { createActor } from 'xstate';
import { favoritesMachine } from '#machines/favorites/favorites.machine.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { createFavoritesActors } from './favorites.actors.ts';
import type { Surroundings } from './surroundings.types.ts';

/** Starts the chart of the favourites in a browser, and shows what it tells in toasts. It lasts as long as the page. */
export function startFavorites(surroundings: Surroundings): FavoritesRef {
  const logic = favoritesMachine.provide({ actors: createFavoritesActors(surroundings) });
  const actor = createActor(logic, { inspect: inspection() });
  // Loads the toasts now, because they are needed while the connection is lost.
  import('#src/flows/toasts/ToastList.tsx').catch(() => undefined);
  actor.on('notice.raised', ({ notice }) => surroundings.toasts.send({ type: 'toast.raised', notice }));
  return actor.start();
}
