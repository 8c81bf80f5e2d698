import { fromCallback, fromPromise } from 'xstate';
import type { FavoritesPagePorts } from '#machines/favorites-page/favorites-page.setup.ts';
import { selectIds } from '#machines/favorites/favorites.marks.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import type { ProductCard, SharedFavorites } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { readCards } from '#src/flows/shared/product-cards.actors.ts';

/** Products of a page, and of each further part of it. */
export const STEP = 24;

export interface SharedPage {
  list: SharedFavorites;
  cards: ProductCard[];
}

/** Reads a page of a shared list; null if nothing is shared under this id. */
export async function readShared(shareId: string, page: number, locale: LocaleCode): Promise<SharedPage | null> {
  const query = { start: (page - 1) * STEP, count: STEP };
  const params = { path: { favoriteId: shareId }, query };
  try {
    const list = await unwrap(api.GET('/wishlists/v2/favorites/{favoriteId}/share', { params }));
    const cards = await readCards(
      list.items.map(({ id }) => id),
      locale,
    );
    return { list, cards };
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The actors of the page: the catalogue, and the list of the chart `favorites`. */
export const createFavoritesPageActors = (locale: LocaleCode, list: FavoritesRef): FavoritesPagePorts => ({
  getCatalog: fromPromise(({ input: { ids }, signal }) => readCards(ids, locale, signal)),
  watchList: fromCallback(({ sendBack }) => {
    let told = '';
    const tell = () => {
      const ids = selectIds(list.getSnapshot());
      const now = JSON.stringify(ids);
      if (now === told) return;
      told = now;
      sendBack({ type: 'ids.changed', ids });
    };
    tell();
    const { unsubscribe } = list.subscribe(tell);
    return unsubscribe;
  }),
});
