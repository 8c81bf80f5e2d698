import type {
  Article,
  ArticleFacet,
  CategoryContent,
  ContentBlock,
  ContentFragment,
  ContentPage,
  ContentSearchType,
  Footer,
  Locale,
  MegaMenu,
  Popup,
  ProductContent,
} from '#openapi/generated/waymark.gen.ts';

type Later<Thing> = Thing | Promise<Thing>;

/** Stories, newest first, and what they are sorted by. */
export interface Articles {
  articles: readonly Article[];
  tags: readonly ArticleFacet[];
}

/**
 * What editors wrote, for one locale each: pages of a folder, of a content system, of the demo. Null: nobody wrote it.
 */
export interface ContentSource {
  menu(locale: Locale): Later<MegaMenu | null>;
  footer(locale: Locale): Later<Footer | null>;
  popups(locale: Locale): Later<readonly Popup[]>;
  /** A page by its slug: `home`, `help/contact-us`. */
  page(slug: string, locale: Locale): Later<ContentPage | null>;
  fragment(id: string, locale: Locale): Later<ContentFragment | null>;
  categoryContent(categoryId: string, locale: Locale): Later<CategoryContent | null>;
  productContent(product: { id: string; masterId: string }, locale: Locale): Later<ProductContent | null>;
  articles(locale: Locale): Later<Articles>;
  /** Blocks of a search page. */
  searchBlocks(searchType: ContentSearchType, locale: Locale): Later<readonly ContentBlock[]>;
  /**
   * The slug of the page that answers these words better than products do: `help/returns/how-to-return` for "returns".
   */
  pageFor(words: string, locale: Locale): Later<string | null>;
  /**
   * Slugs of pages of help that these words, perhaps not typed to their end, may ask for beside products; the best
   * first.
   */
  pagesFor(words: string, locale: Locale): Later<readonly string[]>;
}

/** A shop without editors: no pages, and nothing around its products. */
export const noContent: ContentSource = {
  menu: () => null,
  footer: () => null,
  popups: () => [],
  page: () => null,
  fragment: () => null,
  categoryContent: () => null,
  productContent: () => null,
  articles: () => ({ articles: [], tags: [] }),
  searchBlocks: () => [],
  pageFor: () => null,
  pagesFor: () => [],
};
