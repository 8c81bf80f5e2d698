import type { ContentBlock, Locale } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type BlockData, loadBlocks } from './blocks.data.ts';
import type { Editorial } from './editorial.types.ts';

const loaded = async (
  blocks: readonly ContentBlock[],
  locale: Locale,
  about?: BlockData['about'],
): Promise<Editorial> => ({
  blocks,
  data: await loadBlocks(blocks, { api, locale, ...(about ? { about } : {}) }),
});

/** What editors put above, into and below a listing; null if it cannot be loaded, because the products matter more. */
export async function categoryEditorial(categoryId: string, locale: Locale) {
  const path = { mode: 'publish', siteId: locale, categoryId } as const;
  try {
    const call = api.GET('/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}', { params: { path } });
    const { topBlocks, gridBlocks, bottomBlocks } = await unwrap(call);
    const about = { skus: [], categories: [categoryId] };
    const [top, bottom] = await Promise.all([topBlocks, bottomBlocks].map((blocks) => loaded(blocks, locale, about)));
    return { top, gridBlocks, bottom };
  } catch {
    return null;
  }
}

/** What a page is about, as blocks of some products or categories ask: the product, its style and its categories. */
interface AboutProduct {
  masterId: string;
  categoryPath: readonly { id: string }[];
}

/** What editors put on a product page; null if it cannot be loaded. */
export async function productEditorial(productId: string, locale: Locale, product: Promise<AboutProduct>) {
  const path = { mode: 'publish', siteId: locale, productId } as const;
  try {
    const call = unwrap(api.GET('/{mode}/caas/v1/canvas/product/{siteId}/{productId}', { params: { path } }));
    const [{ topBlocks, bottomBlocks }, { masterId, categoryPath }] = await Promise.all([call, product]);
    const about = { skus: [productId, masterId], categories: categoryPath.map(({ id }) => id) };
    const [top, bottom] = await Promise.all([topBlocks, bottomBlocks].map((blocks) => loaded(blocks, locale, about)));
    return { top, bottom };
  } catch {
    return null;
  }
}

/** The editors' blocks of a page whose main part is a flow: cart, checkout, order-confirmation. */
export async function pageEditorial(page: string, locale: Locale): Promise<Editorial | null> {
  const path = { mode: 'publish', siteId: locale, page } as const;
  try {
    const call = api.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', { params: { path } });
    return await loaded((await unwrap(call)).blocks, locale);
  } catch {
    return null;
  }
}
