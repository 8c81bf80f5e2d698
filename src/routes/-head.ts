import { alternatesOf } from '#src/domain/catalogue-url.ts';
import { imageUrl } from '#src/domain/image.ts';
import { scriptJson } from '#src/domain/json-ld.ts';
import { inLocale, isLocale, languageTag, preferredLocale } from '#src/domain/locale.ts';
import { siteOrigin } from './-site.ts';

export interface PublicPage {
  locale: string;
  /** The path without the locale: `/p/ridgeline-WMTR1001MOS`. It is the same in every locale. */
  path: string;
  /** The query string of the canonical URL with its `?`: only the page number of a listing. */
  query?: string;
  /** The locales that have the page; all of them without it. */
  locales?: readonly string[] | undefined;
  title: string;
  description: string;
  /** The picture of a shared link: a path of the image service. */
  picture?: { path: string; alt: string } | undefined;
  type?: 'website' | 'product';
  isIndexed?: boolean;
  /** Paths of the previous and next page of a listing, without the locale. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Structured data for search engines, which read the server's HTML: it is not created in the browser. */
  facts?: readonly Record<string, unknown>[];
}

const shareWidth = 1080;

/** Returns the absolute URL of a path of the shop. */
export const absolute = (path: string): string => (path.startsWith('/') ? siteOrigin() + path : path);

/** Returns the URL of a picture for shared links: absolute, and as JPEG, which every reader supports. */
export const sharedPicture = (path: string): string =>
  absolute(imageUrl(path, { w: shareWidth, dpr: 1, q: 80, fmt: 'jpeg' }));

/** The head of a public page: title, description, canonical URL, other locales, picture, structured data. */
export function publicHead(page: PublicPage) {
  const {
    locale,
    path,
    query = '',
    locales,
    title,
    description,
    picture,
    type = 'website',
    isIndexed = true,
    facts = [],
  } = page;
  const canonical = absolute(inLocale(locale, path)) + query;
  const image = picture && sharedPicture(picture.path);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      { property: 'og:site_name', content: 'Waymark' },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: (isLocale(locale) ? languageTag(locale) : 'en-US').replace('-', '_') },
      ...(image
        ? [
            { property: 'og:image', content: image },
            { property: 'og:image:alt', content: picture.alt },
            { name: 'twitter:card', content: 'summary_large_image' },
            { name: 'twitter:image', content: image },
          ]
        : [{ name: 'twitter:card', content: 'summary' }]),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(isIndexed ? alternateLinks(path, query, locales) : []),
      ...(page.previous === undefined ? [] : [{ rel: 'prev', href: absolute(inLocale(locale, page.previous)) }]),
      ...(page.next === undefined ? [] : [{ rel: 'next', href: absolute(inLocale(locale, page.next)) }]),
    ],
    scripts: import.meta.env.SSR
      ? facts.map((fact) => ({ type: 'application/ld+json', children: scriptJson(fact) }))
      : [],
  };
}

/** The head of a page that does not exist or could not be loaded. */
export const missingHead = (title: string) => ({ meta: [{ title }, { name: 'robots', content: 'noindex' }] });

const alternateLinks = (path: string, query: string, locales?: readonly string[]) => [
  ...alternatesOf(path, locales).map((alternate) => ({
    rel: 'alternate',
    hrefLang: isLocale(alternate.locale) ? languageTag(alternate.locale) : alternate.locale,
    href: absolute(alternate.path) + query,
  })),
  ...(locales && !locales.includes(preferredLocale(null))
    ? []
    : [{ rel: 'alternate', hrefLang: 'x-default', href: absolute(inLocale(preferredLocale(null), path)) + query }]),
];
