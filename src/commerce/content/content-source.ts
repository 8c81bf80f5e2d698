import type {
  Article,
  ArticleFacet,
  CategoryContent,
  ContentChild,
  ContentBlock,
  ContentFragment,
  ContentPage,
  ContentSearchType,
  ContentShowcase,
  ContentTarget,
  Footer,
  Locale,
  MegaMenu,
  Popup,
  ProductContent,
  ShopCollection,
} from '#openapi/generated/waymark.gen.ts';

type Later<Thing> = Thing | Promise<Thing>;

/** Articles, newest first, and the tags to filter them by. */
export interface Articles {
  articles: readonly Article[];
  tags: readonly ArticleFacet[];
}

/** A piece of content that editors edit as one, such as a page, what is around a listing, the blocks of a search. */
export interface ContentDocument {
  kind: 'page' | 'fragment' | 'popup' | 'category' | 'product' | 'menu' | 'footer' | 'search';
  id: string;
  name: string;
  /** ISO date and time. */
  modificationDate: string;
  content: object;
  /** The content of a page. */
  page?: ContentPage;
  /** How the ids of the products begin that it is for. */
  beginning?: string;
}

/** How the content of which a site has one, and that of searches by their type, is named in lists. */
export const listedAs = {
  menu: { kind: 'menu', id: 'menu', name: 'Menu' },
  footer: { kind: 'footer', id: 'footer', name: 'Footer' },
  search: (searchType: string) => ({
    kind: 'search' as const,
    id: `search-${searchType}`,
    name: `Search: ${searchType}`,
  }),
} as const;

/** Which content is listed, as in the query of the call. */
export interface ShowcaseWish extends Record<string, string> {
  docType: string;
}

/**
 * Editorial content, each call for one locale: from a folder, from a content system, or of the demo. Null: there is
 * none.
 */
export interface ContentSource {
  menu(locale: Locale): Later<MegaMenu | null>;
  footer(locale: Locale): Later<Footer | null>;
  popups(locale: Locale): Later<readonly Popup[]>;
  /** Returns a page by its slug: `home`, `help/contact-us`. */
  page(slug: string, locale: Locale): Later<ContentPage | null>;
  fragment(id: string, locale: Locale): Later<ContentFragment | null>;
  categoryContent(categoryId: string, locale: Locale): Later<CategoryContent | null>;
  productContent(product: { id: string; masterId: string }, locale: Locale): Later<ProductContent | null>;
  /** Returns everything that editors wrote for a locale: for lists of it. */
  documents(locale: Locale): Later<readonly ContentDocument[]>;
  articles(locale: Locale): Later<Articles>;
  /** Returns the collections and buying guides; each has a page of its own. */
  collections(locale: Locale): Later<readonly ShopCollection[]>;
  /** Returns the links to help and service. */
  utility(locale: Locale): Later<readonly ContentTarget[]>;
  /** Returns the blocks of a search page. */
  searchBlocks(searchType: ContentSearchType, locale: Locale): Later<readonly ContentBlock[]>;
  /**
   * Returns the slug of the page that answers a query better than products do, of the editors or of a flow:
   * `help/returns/how-to-return` for "returns", `stores` for "shops near me".
   */
  pageFor(words: string, locale: Locale): Later<string | null>;
  /** Returns slugs of help pages to show beside products for a query, which may be incomplete; the best first. */
  pagesFor(words: string, locale: Locale): Later<readonly string[]>;
  /** Returns the list of the preview's controls. Absent: it is made from the documents. */
  showcase?(wish: ShowcaseWish, locale: Locale): Later<ContentShowcase>;
  /** Returns the pages below a page; null if there is none. Absent: they are found among the documents. */
  children?(parent: string, locale: Locale): Later<readonly ContentChild[] | null>;
  /**
   * Returns the editors' working state as of a moment (milliseconds since the epoch), null for now; the same object
   * while nothing changes. Absent: it is what is published.
   */
  working?(at: number | null): ContentSource;
}

/** A shop without editorial content. */
export const noContent: ContentSource = {
  menu: () => null,
  footer: () => null,
  popups: () => [],
  page: () => null,
  fragment: () => null,
  categoryContent: () => null,
  productContent: () => null,
  documents: () => [],
  articles: () => ({ articles: [], tags: [] }),
  collections: () => [],
  utility: () => [],
  searchBlocks: () => [],
  pageFor: () => null,
  pagesFor: () => [],
};
