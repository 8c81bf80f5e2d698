import type { ContentItem, Locale } from '#openapi/generated/waymark.gen.ts';
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

/** Returns the path of a page that shows a document: its own, that of a page which opens it, or home for a pop-up. */
function urlOf(document: ContentDocument, documents: readonly ContentDocument[]): string | undefined {
  const pathOf = (slug: string): string => (slug === 'home' ? '/' : `/${slug}`);
  if (document.page) return pathOf(document.page.slug);
  if (document.kind === 'popup') return '/';
  const shown = documents.find(
    ({ page, content }) => page && JSON.stringify(content).includes(`"fragmentId":"${document.id}"`),
  );
  return shown?.page && pathOf(shown.page.slug);
}

/**
 * Returns the documents of a type (`page`, `fragment`, `popup`), or the blocks (`hero`, with `layoutVariant` those of
 * that variant), each once, with the number of documents that have or open it (catalogue 2, preview controls).
 */
export async function showcase(source: ContentSource, wish: Wish, locale: Locale): Promise<ContentItem[]> {
  const documents = await source.documents(locale);
  const texts = documents.map(({ id, content }) => ({ id, text: JSON.stringify(content) }));
  const items = new Map<string, ContentItem>();
  for (const document of documents) {
    for (const { id, name } of foundIn(document, wish)) {
      if (items.has(id)) continue;
      const refers = ({ id: own, text }: (typeof texts)[number]): boolean =>
        own !== id && text.includes(`"${document.kind === wish.docType ? 'fragmentId' : 'id'}":"${id}"`);
      const referrersCount = texts.filter(refers).length;
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
