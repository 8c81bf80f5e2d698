import type { ContentPage, Locale } from '#openapi/generated/waymark.gen.ts';
import { siteOf } from '../catalogue/site.ts';
import { footer } from './pages/footer.ts';
import { menu } from './pages/menu.ts';
import { pages } from './pages/pages.ts';
import { contentSiteOf, type ContentSite } from './site.ts';

/** Makes a thing once for each locale: content changes only with the program. */
export function perLocale<Thing>(make: (site: ContentSite) => Thing): (locale: Locale) => Thing {
  const made = new Map<Locale, Thing>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const thing = make(contentSiteOf(siteOf(locale)));
    made.set(locale, thing);
    return thing;
  };
}

const pagesOf = perLocale((site) => new Map(pages.map((make) => make(site)).map((page) => [page.slug, page])));

/** Slugs stand in paths with two dashes for each slash (help--contact-us). */
export const slugOf = (segment: string): string => segment.replaceAll('--', '/');

export const pageOf = (slug: string, locale: Locale): ContentPage | null => pagesOf(locale).get(slug) ?? null;

export const menuOf = perLocale(menu);

export const footerOf = perLocale(footer);
