import { fromCallback, fromPromise } from 'xstate';
import type { FavoritesPorts } from '#machines/favorites/favorites.setup.ts';
import type { MovedProduct, Sizes, WantedShare } from '#machines/favorites/favorites.types.ts';
import { choicesOf, isInStock } from '#machines/product/product.variants.ts';
import type { Favorites } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { readPart } from '#src/flows/shared/account-reading.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';
import { seen } from '#src/ui/behaviour/seen.ts';
import { getFavorites, remembered } from './list.actors.ts';
import type { Surroundings } from './surroundings.types.ts';

/** The actors of the favourites: their calls (core 7), the cart of the page, the session and the connection. */
export const createFavoritesActors = ({ cart, session, locale }: Surroundings): FavoritesPorts => ({
  getFavorites: fromPromise(({ signal }) => readPart('favorites', () => getFavorites(signal))),
  // Paints the heart before the call begins.
  addFavorite: fromPromise<Favorites, { id: string }>(async ({ input: { id }, signal }) => {
    await seen();
    const body = { id, itemType: 'product' } as const;
    // Without this, leaving the page would cancel the call: nobody may come back to send it again.
    return remembered(unwrap(api.POST('/wishlists/v2/favorites', { body, signal, keepalive: true })));
  }),
  removeFavorite: fromPromise<Favorites, { favoriteId: string; itemId: string }>(async ({ input: path, signal }) => {
    await seen();
    const call = api.DELETE('/wishlists/v2/favorites/{favoriteId}/items/{itemId}', {
      params: { path },
      signal,
      keepalive: true,
    });
    return remembered(unwrap(call));
  }),
  shareFavorites: fromPromise<Favorites, { favoriteId: string } & WantedShare>(
    ({ input: { favoriteId, isShared, showsName }, signal }) =>
      unwrap(
        api.POST('/wishlists/v2/favorites/{favoriteId}/share', {
          params: { path: { favoriteId } },
          body: { isShared, showsName },
          signal,
        }),
      ),
  ),
  getSizes: fromPromise<Sizes, { id: string }>(async ({ input: { id }, signal }) => sizesOf(id, locale, signal)),
  addToCart: fromPromise<void, MovedProduct>(async ({ input: { pageUrl, ...item } }) => {
    const items = [{ ...item, ...originOf(item), qty: 1, pdpUrl: pageUrl }];
    await requestChange(cart, { operation: 'addItems', items, isQuiet: true });
  }),
  watchShopper: fromCallback(({ sendBack }) => {
    const tell = () => {
      const snapshot = session.getSnapshot();
      const shopper = snapshot.context.session;
      if (shopper) sendBack({ type: 'shopper.changed', shopper });
      else if (snapshot.matches({ guest: 'unavailable' })) sendBack({ type: 'shopper.missing' });
    };
    tell();
    const { unsubscribe } = session.subscribe(tell);
    return unsubscribe;
  }),
  watchConnection: fromCallback(({ sendBack }) => {
    const tell = () => sendBack({ type: 'connection.returned' });
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }),
});

/** The sizes of a product, each with all that is chosen beside the colour. */
async function sizesOf(id: string, locale: LocaleCode, signal: AbortSignal): Promise<Sizes> {
  const params = { path: { productId: id }, query: { locale } };
  const product = await unwrap(api.GET('/products/v2/products/{productId}/details', { params, signal }));
  const choices = choicesOf(product);
  const options = product.variants.map((variant) => ({
    upc: variant.upc,
    label: choices
      .flatMap(({ type, options: all }) => all.find(({ value }) => value === variant.attributes[type])?.label ?? [])
      .join(' · '),
    isAvailable: isInStock(variant, null),
  }));
  return { id, pageUrl: inLocale(locale, product.url), options };
}
