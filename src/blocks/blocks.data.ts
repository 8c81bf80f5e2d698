import type { Api } from '#src/api/client.ts';
import { unwrap } from '#src/api/problem.ts';
import type {
  Article,
  ArticleGridBlock,
  ContentBlock,
  Locale,
  ProductCard,
  ProductRecommendationsBlock,
  UpsellBlock,
  UpsellItem,
} from '#openapi/generated/waymark.gen.ts';

/** What blocks show besides the editors' own words, by the block's id. JSON: a loader hands it to the browser. */
export interface BlockData {
  products: Record<string, ProductCard[]>;
  articles: Record<string, Article[]>;
  inStock: Record<string, UpsellItem[]>;
  /** The tag that the address filters stories by. */
  tagId?: string;
}

export interface BlockPage {
  api: Api;
  locale: Locale;
  tagId?: string | undefined;
  /** Path of the page itself, without the locale: a story is not among its own `more stories`. */
  path?: string;
}

/** Products of a recommendation when editors do not say how many; stories of a grid without rows (catalogue 9). */
const PRODUCTS = 12;
const STORIES = 3;

/** The blocks that anybody sees: those inside baselines and filters too. */
const flattened = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => {
    if (block.type === 'experience' || block.type === 'segmentation') return flattened(block.baselines);
    return block.type === 'filterBy' ? flattened(block.components) : [block];
  });

async function productsOf(block: ProductRecommendationsBlock, { api, locale }: BlockPage): Promise<ProductCard[]> {
  const { source, productIds = [], categoryId, limit = PRODUCTS } = block;
  if (source === 'products' && productIds.length > 0) {
    const query = { locale, count: limit, filter: [`productId:${productIds.slice(0, limit).join(',')}`] };
    return (await unwrap(api.GET('/products/v2/catalog', { params: { query } }))).products;
  }
  if (source !== 'category' || categoryId === undefined) return [];
  return (await unwrap(api.GET('/products/v2/catalog', { params: { query: { locale, categoryId, count: limit } } })))
    .products;
}

async function articlesOf(block: ArticleGridBlock, { api, locale, tagId, path: own }: BlockPage): Promise<Article[]> {
  const path = { mode: 'publish', siteId: locale, searchType: 'articles' } as const;
  const chosen = block.filters ? (tagId ?? block.tagId) : block.tagId;
  const limit = block.rows === undefined ? STORIES : block.rows * STORIES;
  const query = { limit: limit + 1, ...(chosen === undefined ? {} : { tagId: chosen }) };
  const call = api.GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', { params: { path, query } });
  return (await unwrap(call)).articles.filter(({ url }) => url !== own).slice(0, limit);
}

async function inStockOf(
  { items, skipInventoryCheck }: UpsellBlock,
  { api, locale }: BlockPage,
): Promise<UpsellItem[]> {
  if (skipInventoryCheck) return items;
  const available = await Promise.all(
    items.map(async ({ id, sku }) => {
      const call = api.GET('/products/v2/products/{productId}/inventory', {
        params: { path: { productId: id }, query: { locale } },
      });
      return (await unwrap(call)).variants[sku]?.stockStatus !== 'OUT_OF_STOCK';
    }),
  );
  return items.filter((_, position) => available[position]);
}

/** A block without its products is left out; it does not take the page with it. */
const orNone = <Thing>(things: Promise<Thing[]>): Promise<Thing[]> => things.catch(() => []);

/** Asks the service for everything that a page's blocks need, at once. */
export async function loadBlocks(blocks: readonly ContentBlock[], page: BlockPage): Promise<BlockData> {
  const data: BlockData = {
    products: {},
    articles: {},
    inStock: {},
    ...(page.tagId === undefined ? {} : { tagId: page.tagId }),
  };
  await Promise.all(
    flattened(blocks).map(async (block) => {
      if (block.type === 'productRecommendations') data.products[block.id] = await orNone(productsOf(block, page));
      if (block.type === 'articleGrid') data.articles[block.id] = await orNone(articlesOf(block, page));
      if (block.type === 'upsell') data.inStock[block.id] = await orNone(inStockOf(block, page));
    }),
  );
  return data;
}

/** Cache tags of what a page's blocks show: a change of one of the products drops the page. */
export const tagsOf = ({ products }: BlockData): string[] => [
  ...new Set(Object.values(products).flatMap((cards) => cards.map(({ masterId }) => `product:${masterId}`))),
];
