import type { Api } from '#src/api/client.ts';
import { unwrap } from '#src/api/problem.ts';
import { fragmentIdsIn, readFragment } from './fragments.data.ts';
import type {
  Article,
  ArticleGridBlock,
  ContentBlock,
  ContentFragment,
  ExperienceBlock,
  FilterByBlock,
  Locale,
  ProductCard,
  ProductRecommendationsBlock,
  SegmentationBlock,
  UpsellBlock,
  UpsellItem,
} from '#openapi/generated/waymark.gen.ts';

/** The data that blocks show besides the editors' text, by block id. JSON, because a loader sends it to the browser. */
export interface BlockData {
  products: Record<string, ProductCard[]>;
  articles: Record<string, Article[]>;
  inStock: Record<string, UpsellItem[]>;
  /** The fragments that targets open, by id. */
  fragments?: Record<string, ContentFragment>;
  /** The tag in the URL that filters stories. */
  tagId?: string;
  /**
   * The products, the page's own first, and the categories that the page is about: blocks of some of them only are
   * shown there (catalogue 3).
   */
  about?: { skus: readonly string[]; categories: readonly string[] };
}

export interface BlockPage {
  api: Api;
  locale: Locale;
  tagId?: string | undefined;
  /** The path of the page itself, without the locale: a story is not listed in its own `more stories`. */
  path?: string;
  about?: BlockData['about'];
}

/** Default numbers: products of a recommendation, stories of a grid without rows, related stories (catalogue 9). */
const PRODUCTS = 12;
const STORIES = 3;
const RELATED = 4;

/** True if a block for some products or categories is shown on a page that is about these (catalogue 3). */
export function isForPage({ variant, filterBy, operator }: FilterByBlock, about: BlockData['about']): boolean {
  const ids = (variant === 'bySku' ? about?.skus : about?.categories) ?? [];
  return ids.some((id) => filterBy.includes(id)) === (operator === 'IN');
}

/** Returns what a block may show: every version, so that a change asks for nothing (decision 103). */
const versionsOf = (block: ExperienceBlock | SegmentationBlock): readonly ContentBlock[] =>
  block.type === 'experience'
    ? [...block.baselines, ...block.variants.flatMap(({ targets }) => targets)]
    : [...block.baselines.slice(0, 1), ...block.segments.flatMap(({ targets }) => targets)];

/** Returns the blocks that a page may show, including those inside versions and filters. */
const flattened = (blocks: readonly ContentBlock[], about: BlockData['about']): ContentBlock[] =>
  blocks.flatMap((block) => {
    if (block.type === 'experience' || block.type === 'segmentation') return flattened(versionsOf(block), about);
    return block.type === 'filterBy' ? (isForPage(block, about) ? flattened(block.components, about) : []) : [block];
  });

async function productsOf(
  block: ProductRecommendationsBlock,
  { api, locale, about }: BlockPage,
): Promise<ProductCard[]> {
  const { source, categoryId, limit = PRODUCTS } = block;
  const isRelated = source === 'related';
  // The first is the product itself; the other ids are those of its style.
  const productIds = (isRelated ? about?.skus.slice(0, 1) : block.productIds) ?? [];
  const isCategory = source === 'category';
  // A page that is about no product has none that others could go with.
  if (isCategory ? categoryId === undefined : productIds.length === 0) return [];
  const query = { locale, source, count: limit, ...(isCategory ? { categoryId } : { productId: [...productIds] }) };
  return (await unwrap(api.GET('/products/v1/widgetRecommendations', { params: { query } }))).products;
}

async function articlesOf(block: ArticleGridBlock, { api, locale, tagId, path: own }: BlockPage): Promise<Article[]> {
  const searchType = block.isRelated ? 'related-articles' : 'articles';
  const path = { mode: 'publish', siteId: locale, searchType } as const;
  const chosen = block.filters ? (tagId ?? block.tagId) : block.tagId;
  const limit = block.isRelated ? RELATED : block.rows === undefined ? STORIES : block.rows * STORIES;
  // One more than is shown: the story of the page itself may be among them.
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
      const call = api.POST('/products/v1/products/{productId}/availability', {
        params: { path: { productId: id }, query: { locale } },
        body: { items: [{ id: sku }] },
      });
      // A product that is gone leaves room for the others.
      return unwrap(call).then(
        ({ isAvailable }) => isAvailable,
        () => false,
      );
    }),
  );
  return items.filter((_, position) => available[position]);
}

/** If the products of a block cannot be loaded, only the block is missing, not the page. */
const orNone = <Thing>(things: Promise<Thing[]>): Promise<Thing[]> => things.catch(() => []);

/** Loads everything that the blocks of a page need, in parallel. */
export async function loadBlocks(blocks: readonly ContentBlock[], page: BlockPage): Promise<BlockData> {
  const data: BlockData = {
    products: {},
    articles: {},
    inStock: {},
    ...(page.tagId === undefined ? {} : { tagId: page.tagId }),
    ...(page.about ? { about: page.about } : {}),
  };
  // Without its fragment a target leads to its address.
  const found = await Promise.all(fragmentIdsIn(blocks).map((id) => readFragment(id, page).catch(() => null)));
  const fragments = found.filter((fragment) => fragment !== null);
  if (fragments.length > 0) data.fragments = Object.fromEntries(fragments.map((fragment) => [fragment.id, fragment]));
  const all = [...blocks, ...fragments.flatMap((fragment) => fragment.blocks)];
  await Promise.all(
    flattened(all, page.about).map(async (block) => {
      if (block.type === 'productRecommendations') data.products[block.id] = await orNone(productsOf(block, page));
      if (block.type === 'articleGrid') data.articles[block.id] = await orNone(articlesOf(block, page));
      if (block.type === 'upsell') data.inStock[block.id] = await orNone(inStockOf(block, page));
    }),
  );
  return data;
}

/** The cache tags of the products in a page's blocks: a change of one of them removes the page from the cache. */
export const tagsOf = ({ products }: BlockData): string[] => [
  ...new Set(Object.values(products).flatMap((cards) => cards.map(({ masterId }) => `product:${masterId}`))),
];
