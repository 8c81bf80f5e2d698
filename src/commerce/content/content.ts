import type {
  AugmentedPage,
  CategoryContent,
  ContentFragment,
  ContentPage,
  Locale,
  ProductContent,
} from '#openapi/generated/waymark.gen.ts';
import { siteOf } from '../catalogue/site.ts';
import { categoryContent } from './pages/category-content.ts';
import { footer } from './pages/footer.ts';
import { fragments } from './pages/fragments.ts';
import { menu } from './pages/menu.ts';
import { pages } from './pages/pages.ts';
import { popups } from './pages/popups.ts';
import { productContent } from './pages/product-content.ts';
import { contentSiteOf, type ContentSite } from './site.ts';

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

export const menuOf = perLocale(menu);
export const footerOf = perLocale(footer);
export const popupsOf = perLocale(popups);
const pagesOf = perLocale((site) => new Map(pages.map((make) => make(site)).map((page) => [page.slug, page])));
const fragmentsOf = perLocale((site) => new Map(fragments(site).map((fragment) => [fragment.id, fragment])));

/** Slugs stand in paths with two dashes for each slash (help--contact-us). */
export const slugOf = (segment: string): string => segment.replaceAll('--', '/');

export const pageSlugs = (locale: Locale): string[] => [...pagesOf(locale).keys()];

export const pageOf = (slug: string, locale: Locale): ContentPage | null => pagesOf(locale).get(slug) ?? null;

export const fragmentOf = (id: string, locale: Locale): ContentFragment | null => fragmentsOf(locale).get(id) ?? null;

/** A page with its header, and the way to it through the pages above. */
export function augmentedPageOf(slug: string, locale: Locale): AugmentedPage | null {
  const page = pageOf(slug, locale);
  if (!page) return null;
  const parts = slug.split('/');
  const above = parts.map((_, at) => pageOf(parts.slice(0, at + 1).join('/'), locale));
  return {
    ...page,
    header: {
      theme: page.blocks.find(({ type }) => type !== 'promoBar')?.type === 'hero' ? 'transparent' : 'standard',
      sticky: !['cart', 'checkout'].includes(slug),
    },
    breadcrumbs: slug === 'home' ? [] : above.flatMap((one) => (one ? [{ url: `/${one.slug}`, text: one.title }] : [])),
  };
}

export const categoryContentOf = (categoryId: string): CategoryContent => categoryContent(categoryId);

const productSites = perLocale((site) => site);

export const productContentOf = (productId: string, masterId: string, locale: Locale): ProductContent =>
  productContent(productId, masterId, productSites(locale));
