import { createApi } from '#src/api/client.ts';
import { unwrap } from '#src/api/problem.ts';
import { inLocale, languageTag, locales } from '#src/domain/locale.ts';
import { storePath } from '#src/domain/store-url.ts';
import type { Shop } from './shop.types.ts';

/** Lets crawlers read the public pages, but not carts, checkouts or the API. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /*/cart',
    'Disallow: /*/checkout',
    'Disallow: /*/order-confirmation',
    'Disallow: /*/order-lookup/',
    'Disallow: /*/reset-password',
    'Disallow: /*/newsletter',
    'Disallow: /*/search',
    'Disallow: /sandbox/',
    'Disallow: /unsubscribe/',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The most addresses that one file may have (sitemaps.org). */
const LARGEST = 50_000;
const PAGE = 100;
const HOUR = 3_600_000;

type Service = Shop['service'];
type Client = ReturnType<typeof createApi>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The pages of the stores of all regions: a locale lists those of its own. */
async function storePaths(api: Client): Promise<string[]> {
  const lists = await Promise.all(
    (['en-us', 'en-gb'] as const).map((locale) =>
      unwrap(api.GET('/consumers-v3/utilities/stores', { params: { query: { locale } } })),
    ),
  );
  return ['/stores', ...lists.flatMap(({ stores }) => stores.map(storePath))];
}

/** Paths without the locale; they are the same in every locale. */
async function pathsOf(service: Service): Promise<string[]> {
  const api = createApi({ baseUrl: 'http://waymark.internal', fetch: service });
  const locale = locales[0];
  const { categories } = await unwrap(api.GET('/products/v2/catalog/categories', { params: { query: { locale } } }));
  const products: string[] = [];
  for (let start = 0, total = 1; start < total; start += PAGE) {
    const query = { locale, start, count: PAGE, sort: 'newest' } as const;
    const page = await unwrap(api.GET('/products/v2/catalog', { params: { query } }));
    products.push(...page.products.map(({ url }) => url));
    total = page.products.length === 0 ? 0 : page.total;
  }
  const stories = await unwrap(
    api.GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
      params: { path: { mode: 'publish', siteId: locale, searchType: 'articles' }, query: { limit: PAGE } },
    }),
  );
  const categoryPages = categories
    .filter(({ productCount }) => productCount > 0)
    .map(({ id, slug }) => `/c/${slug}-${id}`);
  return [
    ...new Set([
      '/',
      ...categoryPages,
      ...products,
      ...stories.articles.map(({ url }) => url),
      ...(await storePaths(api)),
    ]),
  ];
}

/** One path in every locale. Each entry links to all locales (hreflang). */
function entriesOf(path: string, publicUrl: string): string[] {
  const links = locales.map((locale) => ({
    tag: languageTag(locale),
    url: escaped(publicUrl + inLocale(locale, path)),
  }));
  const alternates = [...links, { tag: 'x-default', url: links[0]?.url ?? '' }]
    .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
    .join('');
  return links.map(({ url }) => `<url><loc>${url}</loc>${alternates}</url>`);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const fileOf = (entries: readonly string[]): string =>
  `${head}<urlset ${names} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;

/** The files of a sitemap: one file, or an index followed by its parts. */
function filesOf(paths: readonly string[], publicUrl: string, largest: number): string[] {
  const entries = paths.flatMap((path) => entriesOf(path, publicUrl));
  if (entries.length <= largest) return [fileOf(entries)];
  const parts = Array.from({ length: Math.ceil(entries.length / largest) }, (_, at) =>
    fileOf(entries.slice(at * largest, (at + 1) * largest)),
  );
  const items = parts.map(
    (_, at) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap.xml?part=${at + 1}`)}</loc></sitemap>`,
  );
  return [`${head}<sitemapindex ${names}>\n${items.join('\n')}\n</sitemapindex>\n`, ...parts];
}

type SitemapShop = Pick<Shop, 'service' | 'onChange'>;

const kept = new WeakMap<SitemapShop, { files: Promise<string[]>; until: number }>();
const watched = new WeakSet<SitemapShop>();

/**
 * The sitemap of every locale's home, categories, products, stories and stores. With more than 50,000 addresses it is
 * an index of parts; `part` counts from 1. Cached for an hour, or until the catalogue changes. Null if there is no such
 * part.
 */
export async function sitemap(
  shop: SitemapShop,
  publicUrl: string,
  { part = 0, largest = LARGEST }: { part?: number; largest?: number } = {},
): Promise<string | null> {
  let entry = kept.get(shop);
  if (!entry || entry.until <= Date.now()) {
    entry = {
      files: pathsOf(shop.service).then((paths) => filesOf(paths, publicUrl, largest)),
      until: Date.now() + HOUR,
    };
    kept.set(shop, entry);
    entry.files.catch(() => kept.delete(shop));
  }
  if (!watched.has(shop)) {
    watched.add(shop);
    shop.onChange((tags) => void (tags.some((tag) => tag.startsWith('category:')) && kept.delete(shop)));
  }
  return (await entry.files)[part] ?? null;
}
