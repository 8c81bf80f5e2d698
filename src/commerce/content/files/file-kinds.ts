import { isLocale, type LocaleCode } from '#src/domain/locale.ts';

/** What a file of an editor holds. */
export type FileKind =
  | 'page'
  | 'fragment'
  | 'popup'
  | 'category'
  | 'product'
  | 'family'
  | 'article'
  | 'collection'
  | 'search'
  | 'menu'
  | 'footer'
  | 'utility';

/** Where a file belongs, by its path below the folder of the content. */
export interface FilePlace {
  /** A locale (`fr-ca`), a language for all of its locales (`de`), or `all`. */
  site: string;
  kind: FileKind;
  /** Slug of a page, id of a category, beginning of ids for a family, kind of a search; else the name of the file. */
  id: string;
  /** True for a working state, `NAME.draft.yaml`: in preview it takes the place of `NAME.yaml`. */
  isDraft: boolean;
}

const folders: Readonly<Record<string, FileKind>> = {
  pages: 'page',
  fragments: 'fragment',
  popups: 'popup',
  categories: 'category',
  products: 'product',
  families: 'family',
  articles: 'article',
  collections: 'collection',
  search: 'search',
};

/** Files of which a site has one. */
const single = ['menu', 'footer', 'utility'] as const;

/** The schema of the contract that a file of a kind follows. */
export const schemaNames = {
  page: 'ContentPage',
  fragment: 'ContentFragment',
  popup: 'Popup',
  category: 'CategoryContent',
  product: 'ProductContent',
  family: 'ProductContent',
  article: 'Article',
  collection: 'ShopCollection',
  search: 'SearchContent',
  menu: 'MegaMenu',
  footer: 'Footer',
  utility: 'Utility',
} as const satisfies Record<FileKind, string>;

const isSite = (name: string): boolean => isLocale(name) || /^[a-z]{2}$/.test(name) || name === 'all';

/** Returns where a file belongs, for `de/pages/help/delivery.yaml`; null if content cannot be there. */
export function placeOf(path: string): FilePlace | null {
  const [, site = '', rest = '', draft] = /^([^/]+)\/(.+?)(\.draft)?\.yaml$/.exec(path) ?? [];
  if (!isSite(site)) return null;
  const isDraft = draft !== undefined;
  const alone = single.find((name) => name === rest);
  if (alone) return { site, kind: alone, id: alone, isDraft };
  const mark = rest.indexOf('/');
  const folder = rest.slice(0, mark);
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  const id = rest.slice(mark + 1);
  if (mark === -1 || kind === undefined || !/^[\w-]+(\/[\w-]+)*$/.test(id)) return null;
  return kind === 'page' || !id.includes('/') ? { site, kind, id, isDraft } : null;
}

/** The sites whose files a locale has, the closest first. */
export const sitesFor = (locale: LocaleCode): readonly string[] => [locale, locale.slice(0, 2), 'all'];

/** Returns the fields of a document that its place says: an editor does not repeat them. */
export function fieldsOf({ kind, id }: FilePlace): Record<string, unknown> {
  switch (kind) {
    case 'page':
      return { id: `page-${id.replaceAll('/', '-')}`, slug: id };
    case 'category':
      return { id: `category-${id}`, categoryId: id, topBlocks: [], gridBlocks: [], bottomBlocks: [] };
    case 'product':
      return { id: `product-${id}`, productId: id, topBlocks: [], bottomBlocks: [] };
    case 'family':
      // Any product of it: each has its own id when it is asked for.
      return { id: `family-${id}`, productId: id.padEnd(8, '0'), topBlocks: [], bottomBlocks: [] };
    case 'article':
      return { id, url: `/stories/${id}`, tags: [], facets: [] };
    case 'search':
      return { searchType: id, blocks: [], articles: [], total: 0, offset: 0, limit: 20 };
    case 'fragment':
    case 'popup':
    case 'collection':
      return { id };
    default:
      return {};
  }
}
