import type {
  CategoryContent,
  ContentFragment,
  ContentPage,
  Footer,
  Locale,
  MegaMenu,
  Popup,
  ProductContent,
} from '#openapi/generated/waymark.gen.ts';
import type { ContentDocument, ContentSource } from '../content-source.ts';
import { type FileKind, sitesFor } from './file-kinds.ts';
import type { FolderFile } from './read-folder.ts';
import { asOf } from './validity.ts';

interface Kinds {
  page: ContentPage;
  fragment: ContentFragment;
  popup: Popup;
  category: CategoryContent;
  product: ProductContent;
  menu: MegaMenu;
  footer: Footer;
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
  const byKey = new Map<string, FolderFile>();
  // Drafts come after what is published, so they take its place.
  for (const file of files.toSorted((a, b) => Number(a.place?.isDraft) - Number(b.place?.isDraft))) {
    const { place, content } = file;
    if (place && content && (isWorking || !place.isDraft)) byKey.set(keyOf(place.site, place.kind, place.id), file);
  }
  const shown = new Map<FolderFile, unknown>();
  const shownOf = (file: FolderFile): unknown => {
    if (!shown.has(file)) shown.set(file, asOf(file.content, at) ?? null);
    return shown.get(file);
  };

  function find<Kind extends FileKind>(kind: Kind, id: string, locale: Locale): Found<Kind> | null {
    for (const site of sitesFor(locale)) {
      const file = byKey.get(keyOf(site, kind, id));
      const content = file && shownOf(file);
      if (file && content) return { file, content: content as Kinds[Kind] };
    }
    return null;
  }
  function all<Kind extends FileKind>(kind: Kind, locale: Locale): Found<Kind>[] {
    const ids = new Set([...byKey.values()].flatMap(({ place }) => (place?.kind === kind ? [place.id] : [])));
    return [...ids].flatMap((id) => find(kind, id, locale) ?? []);
  }
  const contentOf = <Kind extends FileKind>(kind: Kind, id: string, locale: Locale): Kinds[Kind] | undefined =>
    find(kind, id, locale)?.content;

  function documentOf<Kind extends ContentDocument['kind']>(
    kind: Kind,
    { content, file }: Found<Kind>,
  ): ContentDocument {
    const { id } = content;
    const title = kind === 'page' && 'title' in content ? content.title : undefined;
    const name = title ?? ('name' in content ? content.name : undefined) ?? id;
    const { modificationDate } = file;
    return {
      kind,
      id,
      name,
      modificationDate,
      content,
      ...(kind === 'page' ? { page: content as ContentPage } : {}),
    };
  }

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
      base.productContent(product, locale),
    popups: async (locale) => {
      const own = all('popup', locale).map(({ content }) => content);
      const others = await base.popups(locale);
      return [...own, ...others.filter(({ id }) => !own.some((popup) => popup.id === id))];
    },
    documents: async (locale) => {
      const own = (['page', 'fragment', 'popup'] as const).flatMap((kind) =>
        all(kind, locale).map((found) => documentOf(kind, found)),
      );
      const others = await base.documents(locale);
      return [...own, ...others.filter(({ kind, id }) => !own.some((one) => one.kind === kind && one.id === id))];
    },
  };
}
