import type { CategoryNode, ContentPage, Locale } from '#openapi/generated/waymark.gen.ts';
import type { Api } from '#src/api/client.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { categoryPath } from '#src/domain/catalogue-url.ts';

/** The maximum number of top categories on a home page without editors' content. */
const MOST = 6;

/** Returns a home page made from the catalogue: the best products of each top category. */
function pageOf(categories: readonly CategoryNode[]): ContentPage {
  const shown = categories.filter(({ level, productCount }) => level === 1 && productCount > 0).slice(0, MOST);
  return {
    id: 'page-home',
    slug: 'home',
    title: 'Waymark',
    seo: { title: 'Waymark', description: shown.map(({ name }) => name).join(', '), noIndex: false },
    blocks: [
      { id: 'home-title', type: 'banner', variant: 'compact', title: 'Waymark', titleH1: true },
      ...shown.map((category) => ({
        id: `home-${category.id}`,
        type: 'productRecommendations' as const,
        title: category.name,
        source: 'category' as const,
        categoryId: category.id,
        limit: 8,
        cards: 'cards-5' as const,
        target: { url: categoryPath(category), text: category.name },
      })),
    ],
  };
}

/** Returns the editors' home page; if there is none, one made from the catalogue. */
export async function homePage(api: Api, locale: Locale): Promise<ContentPage> {
  const path = { mode: 'publish', siteId: locale, page: 'home' } as const;
  try {
    return await unwrap(api.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', { params: { path } }));
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 404)) throw problem;
    return pageOf(
      (await unwrap(api.GET('/products/v2/catalog/categories', { params: { query: { locale } } }))).categories,
    );
  }
}
