import { fromCallback, fromPromise } from 'xstate';
import type { CarouselPorts } from '#machines/carousel/carousel.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';

/** A row counts as near if it is at most this far below the window. */
const NEAR = '600px 0px';

/**
 * The actors of a row of recommendations: its cards (catalogue 7), and a watch that reports when the element `id` is
 * near the window.
 */
export const createCarouselActors = (locale: LocaleCode, id: string): CarouselPorts => ({
  watchRow: fromCallback(({ sendBack }) => {
    const row = document.getElementById(id);
    if (!row) throw new Error(`no element "${id}" to watch`);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) sendBack({ type: 'row.neared' });
      },
      { rootMargin: NEAR },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }),
  getCards: fromPromise(async ({ input: { productIds }, signal }) => {
    const query = { locale, filter: [`productId:${productIds.join(',')}`], count: Math.max(1, productIds.length) };
    const { products } = await unwrap(api.GET('/products/v2/catalog', { params: { query }, signal }));
    return products;
  }),
});
