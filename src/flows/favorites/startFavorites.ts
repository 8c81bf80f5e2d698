import { createActor } from 'xstate';
import { favoritesMachine } from '#machines/favorites/favorites.machine.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import type { PressedHeart, Wish } from '#machines/favorites/favorites.types.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { createFavoritesActors } from './favorites.actors.ts';
import { keepHearts, keptHearts } from './kept-hearts.ts';
import type { Surroundings } from './surroundings.types.ts';

const isHeart = (wish: Wish): wish is PressedHeart => wish.kind === 'add' || wish.kind === 'remove';

/** Keeps in this tab what was pressed, until it is answered. */
function keepInTab(actor: FavoritesRef): void {
  let known = 0;
  // Leaving a page cancels its calls, which fail before it is gone: that nothing is asked then says nothing.
  let isGoing = false;
  const goes = () => void (isGoing = true);
  actor.subscribe(({ context: { asked } }) => {
    const hearts = asked.filter(isHeart);
    if (hearts.length > known) isGoing = false;
    known = hearts.length;
    if (known > 0) addEventListener('beforeunload', goes);
    else removeEventListener('beforeunload', goes);
    if (known > 0 || !isGoing) keepHearts(hearts);
  });
}

/**
 * Starts the chart of the favourites in a browser, and shows what it tells in toasts. It lasts as long as the page;
 * what is pressed and not answered stays in the tab for the next one.
 */
export function startFavorites(surroundings: Surroundings): FavoritesRef {
  const logic = favoritesMachine.provide({ actors: createFavoritesActors(surroundings) });
  const actor = createActor(logic, { input: { pressed: keptHearts() }, inspect: inspection() });
  // Loads the toasts now, because they are needed while the connection is lost.
  import('#src/flows/toasts/ToastList.tsx').catch(() => undefined);
  actor.on('notice.raised', ({ notice }) => surroundings.toasts.send({ type: 'toast.raised', notice }));
  keepInTab(actor);
  return actor.start();
}
