import { fromCallback, fromPromise } from 'xstate';
import type { CarouselPorts } from '#machines/carousel/carousel.setup.ts';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';

const canBeBought = ({ allVariantsOutOfStock, comingSoon }: ProductCard) => !allVariantsOutOfStock && !comingSoon;

/**
 * The actors of the row in the mini cart: a watch that reports when the element `id` has space in the panel, and the
 * products that go with a product.
 */
export const createGoesWellActors = (locale: LocaleCode, id: string): CarouselPorts => ({
  // Without space, the element is not displayed (GoesWellView.tsx): it never becomes visible, and no call is made.
  watchRow: fromCallback(({ sendBack }) => {
    const place = document.getElementById(id);
    if (!place) throw new Error(`no element "${id}" to watch`);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) sendBack({ type: 'row.neared' });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }),
  getCards: fromPromise(async ({ input: { productIds }, signal }) => {
    const [productId = ''] = productIds;
    const { relatedProductIds } = await unwrap(
      api.GET('/products/v2/products/{productId}/details', {
        params: { path: { productId }, query: { locale } },
        signal,
      }),
    );
    if (relatedProductIds.length === 0) return [];
    const query = { locale, filter: [`productId:${relatedProductIds.join(',')}`], count: relatedProductIds.length };
    const { products } = await unwrap(api.GET('/products/v2/catalog', { params: { query }, signal }));
    return products.filter(canBeBought);
  }),
});
