import type { ContentBlock, ContentSearchType, Locale } from '#openapi/generated/waymark.gen.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import type { ContentDocument, ContentSource } from '#src/commerce/content/content-source.ts';
import { americanPage } from '../american.ts';
import { articles, articleTags } from './pages/articles.ts';
import { categoryContent } from './pages/category-content.ts';
import { collections } from './pages/collections.ts';
import { footer } from './pages/footer.ts';
import { fragments } from './pages/fragments.ts';
import { helpBeside, helpFor } from './pages/help-words.ts';
import { legalNotices } from './pages/legal-notices.ts';
import { menu } from './pages/menu.ts';
import { pages } from './pages/pages.ts';
import { popups } from './pages/popups.ts';
import { productContent } from './pages/product-content.ts';
import { utility } from './pages/utility.ts';
import { toCategory } from './parts.ts';
import { contentSiteOf, type ContentSite } from './site.ts';
import { translated } from './translated.ts';

/** A piece of a page as the site's readers have it. */
const american = <Part>(part: Part, { locale }: ContentSite): Part => (locale === 'en-us' ? americanPage(part) : part);

/** The same, of what editors wrote in English. */
const written = <Part>(part: Part, site: ContentSite): Part => american(translated(part, site), site);

/** Makes a thing once for each locale: this content changes only with the program. */
function perLocale<Thing>(make: (site: ContentSite) => Thing): (locale: Locale) => Thing {
  const made = new Map<Locale, Thing>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const thing = make(contentSiteOf(siteOf(locale)));
    made.set(locale, thing);
    return thing;
  };
}

const pagesOf = perLocale((site) =>
  [...pages.map((make) => make(site)), ...legalNotices(site)].map((page) =>
    page.language === 'en' ? page : written(page, site),
  ),
);
const fragmentsOf = perLocale((site) => written(fragments(site), site));
const popupsOf = perLocale((site) => written(popups(), site));
const sites = perLocale((site) => site);

const searchBlocks: Partial<Record<ContentSearchType, ContentBlock[]>> = {
  'no-results': [
    {
      id: 'no-results-ways',
      type: 'buttons',
      alignment: 'left',
      targets: [
        toCategory('women', 'Women'),
        toCategory('men', 'Men'),
        toCategory('kids', 'Kids'),
        toCategory('gear', 'Gear'),
      ],
    },
  ],
};

/** The demo's content changes with the program alone. */
const WRITTEN = '2026-11-02T09:00:00Z';

const documentOf = (kind: ContentDocument['kind'], id: string, name: string, content: object): ContentDocument => ({
  kind,
  id,
  name,
  modificationDate: WRITTEN,
  content,
});

export const pageSlugs = (locale: Locale): string[] => pagesOf(locale).map(({ slug }) => slug);

/** The demo's pages, in the languages that its editors wrote them in. */
export const demoContent = {
  menu: perLocale((site) => american(menu(site), site)),
  footer: perLocale((site) => american(footer(site), site)),
  popups: (locale) => popupsOf(locale).popups,
  page: (slug, locale) => pagesOf(locale).find((page) => page.slug === slug) ?? null,
  fragment: (id, locale) => fragmentsOf(locale).find((fragment) => fragment.id === id) ?? null,
  categoryContent: (categoryId, locale) => written(categoryContent(categoryId), sites(locale)),
  productContent: ({ id, masterId }, locale) => written(productContent(id, masterId, sites(locale)), sites(locale)),
  documents: perLocale(({ locale }) => [
    ...pagesOf(locale).map((page) => ({ ...documentOf('page', page.id, page.title, page), page })),
    ...fragmentsOf(locale).map((fragment) => documentOf('fragment', fragment.id, fragment.name, fragment)),
    ...popupsOf(locale).popups.map((popup) => documentOf('popup', popup.id, popup.name, popup)),
  ]),
  articles: perLocale((site) =>
    american({ articles: articles(site.language), tags: articleTags(site.language) }, site),
  ),
  pageFor: (words, locale) => helpFor(words, sites(locale).language),
  pagesFor: (words, locale) => helpBeside(words, sites(locale).language),
  collections: perLocale((site) => written(collections(), site)),
  utility: perLocale((site) => american(utility(site), site)),
  searchBlocks: (searchType, locale) => written(searchBlocks[searchType] ?? [], sites(locale)),
} satisfies ContentSource;
