import type {
  Article,
  ArticleFacet,
  CategoryContent,
  ContentFragment,
  ContentPage,
  Footer,
  Locale,
  MegaMenu,
  Popup,
  ProductContent,
  SearchContent,
  ShopCollection,
  Utility,
} from '#openapi/generated/waymark.gen.ts';
import { type ContentDocument, type ContentSource, listedAs } from '../content-source.ts';
import { answersBeside, answerTo, wholeAnswers } from '../search-answers.ts';
import { type FileKind, sitesFor } from './file-kinds.ts';
import { included } from './included.ts';
import type { FolderFile } from './read-folder.ts';
import { asOf } from './validity.ts';

interface Kinds {
  page: ContentPage;
  fragment: ContentFragment;
  popup: Popup;
  category: CategoryContent;
  product: ProductContent;
  family: ProductContent;
  article: Article;
  collection: ShopCollection;
  search: SearchContent;
  menu: MegaMenu;
  footer: Footer;
  utility: Utility;
}

/** What a view shows. */
export interface Moment {
  at: number;
  /** True for the working state: drafts take the place of what is published. */
  isWorking: boolean;
}

interface Found<Kind extends FileKind> {
  content: Kinds[Kind];
  file: FolderFile;
}

/** Returns each thing once by its id, the first one. */
const byId = <Thing extends { id: string }>(things: readonly Thing[]): Thing[] =>
  [...new Map(things.toReversed().map((one) => [one.id, one])).values()].toReversed();

/** The tags of an article are its facets, so that an editor writes each once. */
const tagged = (article: Article): Article => ({
  ...article,
  tags: [...new Set([...article.tags, ...article.facets.map(({ id }) => id)])],
});

const isNewer = (a: Article, b: Article): number => (b.date ?? '').localeCompare(a.date ?? '');

/**
 * Returns the content of files as of a moment, and of `base` where no file is, or none is shown then. It never changes:
 * the same object comes for the same question.
 */
export function folderView(
  files: readonly FolderFile[],
  base: ContentSource,
  { at, isWorking }: Moment,
): ContentSource {
  const keyOf = (site: string, kind: FileKind, id: string) => `${site} ${kind} ${id}`;
  /** The draft first, then what is published. */
  const byKey = new Map<string, FolderFile[]>();
  for (const file of files.toSorted((a, b) => Number(b.place?.isDraft) - Number(a.place?.isDraft))) {
    const { place } = file;
    if (!place || (place.isDraft && !isWorking)) continue;
    const key = keyOf(place.site, place.kind, place.id);
    byKey.set(key, [...(byKey.get(key) ?? []), file]);
  }
  const shown = new Map<FolderFile, unknown>();
  const shownOf = (file: FolderFile): unknown => {
    if (!shown.has(file)) shown.set(file, asOf(file.read().content, at) ?? null);
    return shown.get(file);
  };
  const whole = new Map<string, unknown>();
  /** What a file shows with the fragments of a locale in it. */
  const wholeOf = (file: FolderFile, locale: Locale): unknown => {
    const key = `${locale} ${file.path}`;
    if (!whole.has(key))
      whole.set(
        key,
        included(shownOf(file), (id) => written('fragment', id, locale)?.blocks ?? null),
      );
    return whole.get(key);
  };

  /** The closest file that has something to show. */
  function fileOf(kind: FileKind, id: string, locale: Locale): FolderFile | null {
    for (const site of sitesFor(locale)) {
      // A draft that cannot be read leaves what is published.
      const file = byKey.get(keyOf(site, kind, id))?.find((one) => one.read().content !== null);
      if (file && shownOf(file) !== null) return file;
    }
    return null;
  }
  /** A document as its file has it. */
  function written<Kind extends FileKind>(kind: Kind, id: string, locale: Locale): Kinds[Kind] | null {
    const file = fileOf(kind, id, locale);
    return file ? (shownOf(file) as Kinds[Kind]) : null;
  }
  function find<Kind extends FileKind>(kind: Kind, id: string, locale: Locale): Found<Kind> | null {
    const file = fileOf(kind, id, locale);
    return file ? { file, content: wholeOf(file, locale) as Kinds[Kind] } : null;
  }
  /** In the order of the names of files. */
  const idsOf = (kind: FileKind): string[] =>
    [...new Set(files.flatMap(({ place }) => (place?.kind === kind ? [place.id] : [])))].toSorted();
  function all<Kind extends FileKind>(kind: Kind, locale: Locale): Found<Kind>[] {
    return idsOf(kind).flatMap((id) => find(kind, id, locale) ?? []);
  }
  const contentOf = <Kind extends FileKind>(kind: Kind, id: string, locale: Locale): Kinds[Kind] | undefined =>
    find(kind, id, locale)?.content;

  /** Cards have no check of their own: one that is not as its schema says is missing. */
  const cards = <Kind extends 'article' | 'collection'>(kind: Kind, locale: Locale): Kinds[Kind][] =>
    all(kind, locale).flatMap(({ content, file }) => (file.read().findings.length === 0 ? [content] : []));

  const answersIn = (locale: Locale) => wholeAnswers(contentOf('search', 'products', locale)?.answers);

  const families = idsOf('family').toSorted((a, b) => b.length - a.length);
  /** What is on the page of every product whose id begins alike; the longest beginning counts. */
  function familyContent({ id, masterId }: { id: string; masterId: string }, locale: Locale): ProductContent | null {
    for (const beginning of families) {
      const found = id.startsWith(beginning) ? find('family', beginning, locale) : null;
      if (found) return { ...found.content, id: `product-${masterId}`, productId: id };
    }
    return null;
  }

  function documentOf<Kind extends 'page' | 'fragment' | 'popup' | 'category' | 'product' | 'family'>(
    kind: Kind,
    { content, file }: Found<Kind>,
  ): ContentDocument {
    const { id } = content;
    const title = kind === 'page' && 'title' in content ? content.title : undefined;
    const name = title ?? ('name' in content ? content.name : undefined) ?? id;
    const { modificationDate } = file;
    return {
      kind: kind === 'family' ? 'product' : kind,
      id,
      name,
      modificationDate,
      content,
      ...(kind === 'page' ? { page: content as ContentPage } : {}),
      ...(kind === 'family' && file.place ? { beginning: file.place.id } : {}),
    };
  }

  const listed = (
    as: Pick<ContentDocument, 'kind' | 'id' | 'name'>,
    { content, file: { modificationDate } }: Found<FileKind>,
  ): ContentDocument => ({ ...as, modificationDate, content });

  return {
    ...base,
    menu: async (locale) => contentOf('menu', 'menu', locale) ?? base.menu(locale),
    footer: async (locale) => contentOf('footer', 'footer', locale) ?? base.footer(locale),
    page: async (slug, locale) => contentOf('page', slug, locale) ?? base.page(slug, locale),
    fragment: async (id, locale) => contentOf('fragment', id, locale) ?? base.fragment(id, locale),
    categoryContent: async (id, locale) => contentOf('category', id, locale) ?? base.categoryContent(id, locale),
    productContent: async (product, locale) =>
      contentOf('product', product.id, locale) ??
      contentOf('product', product.masterId, locale) ??
      familyContent(product, locale) ??
      base.productContent(product, locale),
    articles: async (locale) => {
      const others = await base.articles(locale);
      const articles = byId([...cards('article', locale).map(tagged), ...others.articles]).toSorted(isNewer);
      const tags = byId<ArticleFacet>([...others.tags, ...articles.flatMap(({ facets }) => facets)]);
      return { articles, tags };
    },
    collections: async (locale) => byId([...cards('collection', locale), ...(await base.collections(locale))]),
    searchBlocks: async (searchType, locale) =>
      contentOf('search', searchType, locale)?.blocks ?? base.searchBlocks(searchType, locale),
    pageFor: async (words, locale) => answerTo(words, answersIn(locale)) ?? base.pageFor(words, locale),
    pagesFor: async (words, locale) => [
      ...new Set([...answersBeside(words, answersIn(locale)), ...(await base.pagesFor(words, locale))]),
    ],
    utility: async (locale) => contentOf('utility', 'utility', locale)?.links ?? base.utility(locale),
    popups: async (locale) => {
      const own = all('popup', locale).map(({ content }) => content);
      const others = await base.popups(locale);
      return [...own, ...others.filter(({ id }) => !own.some((popup) => popup.id === id))];
    },
    documents: async (locale) => {
      const own = (['page', 'fragment', 'popup', 'category', 'product', 'family'] as const).flatMap((kind) =>
        all(kind, locale).map((found) => documentOf(kind, found)),
      );
      const around = (['menu', 'footer'] as const).flatMap((kind) =>
        all(kind, locale).map((found) => listed(listedAs[kind], found)),
      );
      const searches = all('search', locale).map((found) => listed(listedAs.search(found.content.searchType), found));
      own.push(...around, ...searches);
      const others = await base.documents(locale);
      return [...own, ...others.filter(({ kind, id }) => !own.some((one) => one.kind === kind && one.id === id))];
    },
  };
}
