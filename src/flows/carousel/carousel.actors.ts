import { fromCallback, fromPromise } from 'xstate';
import type { CarouselPorts } from '#machines/carousel/carousel.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { forgetSeen, maySee, seenIds } from './seen.ts';

/** Cards of a row (catalogue 9). */
const MOST = 16;

interface Place {
  locale: LocaleCode;
  /** The id of the row's element. */
  id: string;
  /** Pixels below the window within which the row counts as near. */
  reach: number;
}

/** The actors of a row: a watch on its element, the service's recommendations (catalogue 7), and this device. */
export const createCarouselActors = ({ locale, id, reach }: Place): CarouselPorts => ({
  watchRow: fromCallback(({ sendBack }) => {
    const row = document.getElementById(id);
    if (!row) throw new Error(`no element "${id}" to watch`);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) sendBack({ type: 'row.neared' });
      },
      { rootMargin: `${reach}px 0px` },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }),
  recallSeen: fromPromise(async ({ input: { productIds } }) =>
    maySee() ? seenIds().filter((id) => !productIds.includes(id)) : [],
  ),
  getCards: fromPromise(async ({ input: { source, productIds }, signal }) => {
    const query =
      source === 'bestsellers'
        ? { locale, source, count: MOST }
        : {
            locale,
            source: source === 'seen' ? ('products' as const) : source,
            productId: productIds.slice(0, 24),
            count: MOST,
          };
    const { products } = await unwrap(api.GET('/products/v1/widgetRecommendations', { params: { query }, signal }));
    return products;
  }),
  forgetSeen: fromPromise(async () => forgetSeen()),
});
