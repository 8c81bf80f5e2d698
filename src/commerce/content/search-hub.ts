import type { Locale, SearchHub, SearchStore, Store } from '#openapi/generated/waymark.gen.ts';
import { addressLine } from '#src/domain/address-line.ts';
import { storePath } from '#src/domain/store-url.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Site, siteOf } from '../catalogue/site.ts';
import type { StoreDirectory } from '../utilities/stores.ts';
import type { ContentSource } from './content-source.ts';
import { hasWords } from './has-words.ts';
import { searchContent } from './search-content.ts';

export interface HubDeps {
  catalogue: Catalogue;
  content: ContentSource;
  stores: StoreDirectory;
}

/** The largest numbers of ways into the shop, and of what stands beside the products (the contract's own limits). */
const MOST = { terms: 8, categories: 10, articles: 4, stores: 3 };

/** The categories of the second level with the most products. */
const startingPoints = (catalogue: Catalogue, site: Site): SearchHub['categories'] =>
  catalogue
    .categories(site)
    .categories.filter(({ level }) => level === 2)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, MOST.categories)
    .map(({ id, name, slug }) => ({ id, name, slug }));

/** Stores of the region that the words name, as the page of stores lists them; those of the own country first. */
async function storesFor(q: string, site: Site, directory: StoreDirectory): Promise<SearchStore[]> {
  const { stores } = await directory.list(site);
  const isNear = ({ address }: Store) => address.countryCode === site.country;
  return stores
    .filter(({ name, address: { city, province = '' } }) => hasWords([name, city, province], q))
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
    .slice(0, MOST.stores)
    .map((store) => ({ title: store.name, subtitle: addressLine(store.address), url: storePath(store) }));
}

async function articlesFor(q: string, locale: Locale, content: ContentSource): Promise<SearchHub['articles']> {
  const { articles } = await searchContent(content, 'articles', { query: q, limit: MOST.articles }, locale);
  return articles;
}

/**
 * Returns what a search shows beside its products (catalogue 7). If the content source or the stores fail, the search
 * does without their part.
 */
export async function searchHub(q: string, locale: Locale, deps: HubDeps): Promise<SearchHub> {
  const { catalogue, content, stores } = deps;
  const site = siteOf(locale);
  const hasProducts =
    q !== '' && catalogue.find(q, site, { start: 0, count: 1, sort: 'featured', filter: undefined }).total > 0;
  const [articles, found, blocks] = await Promise.all([
    q === '' ? [] : articlesFor(q, locale, content).catch(() => []),
    q === '' ? [] : storesFor(q, site, stores).catch(() => []),
    q === ''
      ? []
      : Promise.resolve(content.searchBlocks(hasProducts ? 'products' : 'no-results', locale)).catch(() => []),
  ]);
  return {
    terms: hasProducts ? [] : catalogue.popularTerms(MOST.terms, site),
    categories: hasProducts ? [] : startingPoints(catalogue, site),
    articles,
    stores: found,
    blocks: [...blocks],
  };
}
