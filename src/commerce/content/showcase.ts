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

/** Returns what a document is, or has, of the type that is looked for: itself, or its blocks. */
function foundIn({ kind, id, name, content }: ContentDocument, { docType, layoutVariant }: Wish): Found[] {
  if (kind === docType) return layoutVariant === undefined ? [{ id, name }] : [];
  return blocksIn(content)
    .filter((block) => block['type'] === docType)
    .filter((block) => layoutVariant === undefined || block['variant'] === layoutVariant)
    .map((block) => ({ id: String(block['id']), name: String(block['name'] ?? block['title'] ?? block['id']) }));
}

const pathOf = ({ slug }: ContentPage): string => (slug === 'home' ? '/' : `/${slug}`);

/** Returns a test of whether a text has or opens a block, opens a fragment or a pop-up, or links to a page. */
function refersTo(id: string, { kind, page }: ContentDocument, docType: string, locale: Locale) {
  if (kind !== docType) return (text: string) => text.includes(`"id":"${id}"`);
  if (!page) return (text: string) => text.includes(`"fragmentId":"${id}"`);
  // With the locale or without; a link may lead to a place within the page.
  const links = ['', `/${locale}`].flatMap((prefix) => ['"', '#', '?'].map((end) => `"${prefix}${pathOf(page)}${end}`));
  return (text: string) => links.some((link) => text.includes(link));
}

/** Returns the path of a page that shows a document: its own, that of a page which opens it, or home for a pop-up. */
function urlOf(document: ContentDocument, documents: readonly ContentDocument[]): string | undefined {
  if (document.page) return pathOf(document.page);
  if (document.kind === 'popup') return '/';
  const shown = documents.find(
    ({ page, content }) => page && JSON.stringify(content).includes(`"fragmentId":"${document.id}"`),
  );
  return shown?.page && pathOf(shown.page);
}

/**
 * Returns the documents of a type (`page`, `fragment`, `popup`), or the blocks (`hero`, with `layoutVariant` those of
 * that variant), each once, with the number of documents that have it, open it or link to it, menu and footer among
 * them (catalogue 2, preview controls).
 */
export async function showcase(source: ContentSource, wish: Wish, locale: Locale): Promise<ContentItem[]> {
  const [documents, menu, footer] = await Promise.all([
    source.documents(locale),
    source.menu(locale),
    source.footer(locale),
  ]);
  const texts = [...documents, { id: 'menu', content: menu }, { id: 'footer', content: footer }].map(
    ({ id, content }) => ({ id, text: JSON.stringify(content) }),
  );
  const items = new Map<string, ContentItem>();
  for (const document of documents) {
    for (const { id, name } of foundIn(document, wish)) {
      if (items.has(id)) continue;
      const refers = refersTo(id, document, wish.docType, locale);
      const referrersCount = texts.filter(({ id: own, text }) => own !== id && refers(text)).length;
      const { modificationDate } = document;
      const url = urlOf(document, documents);
      items.set(id, {
        id,
        name: name.slice(0, 160),
        referrersCount,
        modificationDate,
        ...(url === undefined ? {} : { url }),
      });
    }
  }
  return [...items.values()];
}
