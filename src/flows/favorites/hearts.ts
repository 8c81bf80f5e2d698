import { createContext, use, useSyncExternalStore } from 'react';
import { isMarked, selectIds, selectIsOff } from '#machines/favorites/favorites.marks.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import { rememberedSession } from '#src/flows/shared/stored-session.ts';
import { afterWork } from '#src/ui/behaviour/afterWork.ts';
import type { Hearts } from '#src/ui/product/Heart.tsx';
import { keepHearts, keptHearts } from './kept-hearts.ts';
import type { Surroundings } from './surroundings.types.ts';

/** The favourites of a page: their chart, once it runs. */
export interface RunningFavorites extends Hearts {
  /** The chart; null until it runs. */
  actor(): FavoritesRef | null;
  /** Number of marked products that are known; -1 if the shopper cannot have favourites. */
  count(): number;
  /** Subscribes and starts the chart. */
  subscribeStarted(heard: () => void): () => void;
}

/**
 * Loads and starts the chart of the favourites at the first press of a heart, or after the page's own work if this
 * shopper has marked something before: nobody else needs its code. Until then the tab keeps what was pressed.
 */
export function createFavorites(surroundings: Surroundings): RunningFavorites {
  const { session, toasts } = surroundings;
  const listeners = new Set<() => void>();
  const pressed = new Set<string>();
  let actor: FavoritesRef | null = null;
  let starting: Promise<void> | null = null;

  const isOff = () =>
    actor ? selectIsOff(actor.getSnapshot()) : session.getSnapshot().context.session?.consumerType === 'EMPLOYEE';
  const tell = () => listeners.forEach((heard) => heard());
  const load = async () => {
    const { startFavorites } = await import('./startFavorites.ts');
    actor = startFavorites(surroundings);
    pressed.clear();
    actor.subscribe(tell);
    tell();
  };
  const start = () =>
    (starting ??= load().catch(() => {
      starting = null;
      // Not done on a page that is being left, which fails too: the next page saves what was pressed.
      afterWork(() => {
        if (starting || pressed.size === 0) return;
        toasts.send({ type: 'toast.raised', notice: { title: 'favoriteNotSaved', tone: 'error' } });
        keepHearts(keptHearts().filter(({ id }) => !pressed.has(id)));
        pressed.clear();
        tell();
      });
    }));
  const startIfKnown = () => {
    if (keptHearts().length > 0 || rememberedSession()?.favoriteId) void start();
    else tell();
  };
  let watched: { unsubscribe(): void } | null = null;
  const watch = () => {
    afterWork(startIfKnown);
    watched = session.on('session.started', startIfKnown);
  };
  /** Nobody looks any more (the checkout, another locale): the chart ends, unless something is still to be saved. */
  const rest = () => {
    watched?.unsubscribe();
    if (!actor || actor.getSnapshot().context.asked.length > 0) return;
    actor.stop();
    actor = null;
    starting = null;
  };

  const subscribe = (heard: () => void) => {
    if (listeners.size === 0) watch();
    listeners.add(heard);
    return () => {
      listeners.delete(heard);
      if (listeners.size === 0) rest();
    };
  };

  return {
    subscribe,
    markOf(id) {
      if (isOff()) return 'off';
      return (actor ? isMarked(actor.getSnapshot().context, id) : pressed.has(id)) ? 'marked' : 'none';
    },
    toggle(id) {
      if (actor) return actor.send({ type: 'favorite.toggled', id });
      const others = keptHearts().filter((one) => one.id !== id);
      if (pressed.delete(id)) keepHearts(others);
      else {
        pressed.add(id);
        keepHearts([...others, { kind: 'add', id }]);
      }
      tell();
      void start();
      return undefined;
    },
    actor: () => actor,
    count: () => (isOff() ? -1 : (actor && selectIds(actor.getSnapshot())?.length) || pressed.size),
    subscribeStarted(heard) {
      void start();
      return subscribe(heard);
    },
  };
}

const nothing = () => () => undefined;

export const FavoritesContext = /* @__PURE__ */ createContext<RunningFavorites | null>(null);

/** Number of marked products that are known; -1 if the shopper cannot have favourites. */
export function useFavoritesCount(): number {
  const favorites = use(FavoritesContext);
  return useSyncExternalStore(
    favorites?.subscribe ?? nothing,
    () => favorites?.count() ?? 0,
    () => 0,
  );
}

/** False if the shopper cannot have favourites. Where the shop has none, `heartOff` (ui/product) hides their links. */
export const useHasFavorites = (): boolean => useFavoritesCount() >= 0;

/** The chart of the favourites, for a page that cannot do without: starts it. Null until it runs. */
export function useStartedFavorites(): FavoritesRef | null {
  const favorites = use(FavoritesContext);
  return useSyncExternalStore(
    favorites?.subscribeStarted ?? nothing,
    () => favorites?.actor() ?? null,
    () => null,
  );
}
