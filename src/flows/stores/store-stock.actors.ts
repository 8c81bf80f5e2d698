import { fromCallback, fromPromise } from 'xstate';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import type { StoreStockPorts } from '#machines/store-stock/store-stock.setup.ts';
import type { ArticleInCart } from '#machines/store-stock/store-stock.types.ts';
import type { Cart, StoreSearchRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';

/** The most articles that the operation takes. */
const LIMIT = 50;

/** Returns the articles that a store can have; lines of one article count together. */
function articlesIn(cart: Cart | null): ArticleInCart[] {
  const articles = new Map<string, ArticleInCart>();
  for (const { upc, qty, name, bonus, isCustoms, isDigitalProduct } of cart?.items ?? []) {
    if (bonus || isCustoms || isDigitalProduct) continue;
    articles.set(upc, { upc, name, qty: (articles.get(upc)?.qty ?? 0) + qty });
  }
  return [...articles.values()].slice(0, LIMIT);
}

/** The actors of the stock for a cart: the cart of the page, and the search that also the finder uses. */
export const createStoreStockActors = ({ locale, cart }: { locale: LocaleCode; cart: CartRef }): StoreStockPorts => ({
  watchCart: fromCallback(({ sendBack }) => {
    let told = '[]';
    const look = () => {
      const articles = articlesIn(selectCart(cart.getSnapshot()));
      const now = JSON.stringify(articles);
      if (now === told) return;
      told = now;
      sendBack({ type: 'cart.changed', articles });
    };
    look();
    return cart.subscribe(look).unsubscribe;
  }),
  searchStores: fromPromise(({ input: { where, articles }, signal }) =>
    unwrap(
      api.POST('/stores/v1/search', {
        params: { query: { locale } },
        body: exactly<StoreSearchRequest>()({
          ...where,
          area: 'region',
          items: articles.map(({ upc, qty }) => ({ upc, qty })),
        }),
        signal,
      }),
    ),
  ),
});
