import type { ContentItem, ContentPage, Locale } from '#openapi/generated/waymark.gen.ts';
import { blocksIn } from './blocks-in.ts';
import type { ContentDocument, ContentSource } from './content-source.ts';

interface Wish {
  docType: string;
  layoutVariant?: string | undefined;
}

interface Found {
  id: string;
  name: string;
}

/** The name and the path of a page of the shop; null where the shop has none. */
type PlaceOf = (id: string) => { name: string; path: string } | null;

/** The pages of the shop that content is around; those of a type of search have the query in their path. */
export interface ShopPlaces {
  category: PlaceOf;
  product: PlaceOf;
  search: (searchType: string) => { path: string } | null;
  /** One of the products whose ids begin so. */
  family: (beginning: string) => { path: string } | null;
}

/** Content that every page shows. */
const isAround = ({ kind }: ContentDocument): boolean => kind === 'menu' || kind === 'footer';

/** Returns the page of the shop that content is around; null for other content. */
function placeOf({ content, beginning }: ContentDocument, places: ShopPlaces): { name?: string; path: string } | null {
  if (beginning !== undefined) return places.family(beginning);
  if ('searchType' in content) return places.search(String(content.searchType));
  if ('categoryId' in content) return places.category(String(content.categoryId));
  return 'productId' in content ? places.product(String(content.productId)) : null;
}

/** Returns what a document is, or has, of the type that is looked for: itself, or its blocks. */
function foundIn({ kind, id, name, content }: ContentDocument, { docType, layoutVariant }: Wish): Found[] {
  if (kind === docType) return layoutVariant === undefined ? [{ id, name }] : [];
  return blocksIn(content)
    .filter((block) => block['type'] === docType)
    .filter((block) => layoutVariant === undefined || block['variant'] === layoutVariant)
    .map((block) => ({ id: String(block['id']), name: String(block['name'] ?? block['title'] ?? block['id']) }));
}

const pathOf = ({ slug }: ContentPage): string => (slug === 'home' ? '/' : `/${slug}`);

/** Returns the path of the page that a document is, or is on; null for one that others show. */
const ownPath = (document: ContentDocument, places: ShopPlaces): string | null =>
  document.page ? pathOf(document.page) : (placeOf(document, places)?.path ?? null);

/** Returns a test of whether a text has or opens a block, opens a fragment or a pop-up, or links to a page. */
function refersTo(id: string, path: string | null, isBlock: boolean, locale: Locale) {
  if (isBlock) return (text: string) => text.includes(`"id":"${id}"`);
  if (path === null) return (text: string) => text.includes(`"fragmentId":"${id}"`);
  // With the locale or without; a link may lead to a place within the page, and a search has any query.
  const [page] = path.split('?');
  const links = ['', `/${locale}`].flatMap((prefix) => ['"', '#', '?'].map((end) => `"${prefix}${page}${end}`));
  return (text: string) => links.some((link) => text.includes(link));
}

/** Returns the path of a page that shows a document: its own, that of a page which opens it, or home for a pop-up. */
function urlOf(document: ContentDocument, path: string | null, documents: readonly ContentDocument[]) {
  if (path !== null) return path;
  if (document.kind === 'popup' || isAround(document)) return '/';
  const shown = documents.find(
    ({ page, content }) => page && JSON.stringify(content).includes(`"fragmentId":"${document.id}"`),
  );
  return shown?.page && pathOf(shown.page);
}

/**
 * Returns the documents of a type (`page`, `fragment`, `popup`, `category`, `product`, `menu`, `footer`,
 * `search`), or the blocks (`hero`, with `layoutVariant` those of that variant), each once, with the number of
 * documents that have it, open it or link to it, menu and footer among them (catalogue 2, preview controls). Every page
 * has the menu and the footer.
 */
export async function showcase(
  source: ContentSource,
  wish: Wish,
  locale: Locale,
  places: ShopPlaces,
): Promise<ContentItem[]> {
  const documents = await source.documents(locale);
  const texts = documents.map(({ id, content }) => ({ id, text: JSON.stringify(content) }));
  const pages = documents.filter(({ kind }) => kind === 'page').length;
  const items = new Map<string, ContentItem>();
  for (const document of documents) {
    const isBlock = document.kind !== wish.docType;
    const path = ownPath(document, places);
    const place = isBlock ? null : placeOf(document, places);
    for (const { id, name: written } of foundIn(document, wish)) {
      if (items.has(id)) continue;
      const name = place?.name ?? written;
      const refers = refersTo(id, path, isBlock, locale);
      const referring = () => texts.filter(({ id: own, text }) => own !== id && refers(text)).length;
      const { modificationDate } = document;
      const url = urlOf(document, path, documents);
      items.set(id, {
        id,
        name: name.slice(0, 160),
        referrersCount: !isBlock && isAround(document) ? pages : referring(),
        modificationDate,
        ...(url === undefined ? {} : { url }),
      });
    }
  }
  return [...items.values()];
}
