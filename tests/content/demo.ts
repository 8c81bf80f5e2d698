import type { Locale } from '#openapi/generated/waymark.gen.ts';
import { noContent } from '#src/commerce/content/content-source.ts';
import { sitesFor } from '#src/commerce/content/files/file-kinds.ts';
import { folderView } from '#src/commerce/content/files/folder-view.ts';
import { readFolder } from '#src/commerce/content/files/read-folder.ts';
import { contentFolder } from '#src/demo/content-folder.ts';
import { seed } from '#src/demo/seed.ts';

export const demoFiles = readFolder(contentFolder);

/** The demo's content as its files have it. */
export const demoContent = folderView(demoFiles, noContent, {
  at: Date.parse('2026-11-20T12:00:00Z'),
  isWorking: false,
});

/** Ids of a kind that a locale has, in their order; of pages their slugs. */
export const demoIds = (kind: 'page' | 'fragment' | 'category', locale: Locale): string[] => [
  ...new Set(
    demoFiles
      .flatMap(({ place }) => (place?.kind === kind && sitesFor(locale).includes(place.site) ? [place.id] : []))
      .toSorted(),
  ),
];

export const pageSlugs = (locale: Locale): string[] => demoIds('page', locale);

export const isStory = (slug: string): boolean => slug.startsWith('stories/');

const fields =
  /^(title|titleHtml|subtitle|description|text|html|richText|overline|eyebrow|alt|label|disclaimer|minimizedTitle|maximizedTitle)$/;

/** The texts inside a value that readers see, without addresses and ids. */
export function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) =>
    typeof value === 'string' ? (fields.test(field) && /[A-Za-z]{3}/.test(value) ? [value] : []) : textsOf(value),
  );
}

/** Everything that readers of a locale see, but for the stories, which are English. */
export async function demoTexts(locale: Locale): Promise<string[]> {
  const slugs = pageSlugs(locale).filter((slug) => !isStory(slug));
  const shown = await Promise.all([
    demoContent.menu(locale),
    demoContent.footer(locale),
    demoContent.utility(locale),
    demoContent.popups(locale),
    demoContent.articles(locale),
    demoContent.collections(locale),
    demoContent.searchBlocks('no-results', locale),
    ...slugs.map((slug) => demoContent.page(slug, locale)),
    ...demoIds('fragment', locale).map((id) => demoContent.fragment(id, locale)),
    ...demoIds('category', locale).map((id) => demoContent.categoryContent(id, locale)),
    ...seed.masters.map(({ id }) => demoContent.productContent({ id, masterId: id }, locale)),
  ]);
  return textsOf(shown);
}
