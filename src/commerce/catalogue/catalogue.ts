import { LRUCache } from 'lru-cache';
import type { CatalogListing, CategoryTree, ListingSort, Product as ProductDetails, ProductCard, ProductInventory, ProductSearchResult, SearchSuggestions } from '#openapi/generated/waymark.gen.ts';
import { cardOf } from './card.ts';
import { categoryAnswer, categoryTree } from './categories.ts';
import { changedTags } from './changes.ts';
import { categoryRef, detailsOf } from './details.ts';
import { filtersOf, nameOf } from './filters.ts';
import { type Listing, listingOf, type ListingRoom, type ListingWish, scopeOf } from './listing.ts';
import { buildModel, type CatalogueRows, type Model, type Product, productOfId } from './model.ts';
import { Search } from './search/search.ts';
import { type Site, sites } from './site.ts';
import { sortOptions } from './sorting.ts';
import { type ReadStock, StockShelf } from './stock.ts';
import { type Units, unitsOf } from './units.ts';

export interface CatalogueDeps {
  readRows(): Promise<CatalogueRows>;
  readStock: ReadStock;
  now(): number;
}

export interface Paging {
  start: number;
  count: number;
  sort: ListingSort;
  filter: readonly string[] | undefined;
}

/** How old, in milliseconds, stock may be in a list, on a product page, and where it is asked for itself. */
const STOCK_AGE = { list: 15_000, details: 4_000, inventory: 1_000 };

/**
 * The catalogue in memory: what shoppers read, made from the documents of the database and kept per locale. It is a
 * cache: every process has its own, and `reload` reads it anew.
 */
export class Catalogue {
  #deps: CatalogueDeps;
  #shelf: StockShelf;
  #model: Model;
  #units = new Map<string, Units>();
  #search = new Map<string, Search>();
  #words = new Map<string, string[]>();
  #listeners = new Set<(tags: string[]) => void>();
  #details = new LRUCache<string, { version: number; answer: ProductDetails }>({ max: 8_000 });
  #cards = new LRUCache<string, { version: number; card: ProductCard }>({ max: 20_000 });
  #listings: LRUCache<string, Listing>;

  private constructor(deps: CatalogueDeps, rows: CatalogueRows) {
    this.#deps = deps;
    this.#model = buildModel(rows);
    this.#listings = new LRUCache({ max: 1_000, ttl: 60_000, perf: { now: deps.now } });
    this.#shelf = new StockShelf(deps.readStock, deps.now, ({ id }) => {
      this.#listings.clear();
      this.#tell([`product:${id}`]);
    });
  }

  static async open(deps: CatalogueDeps): Promise<Catalogue> {
    const catalogue = new Catalogue(deps, await deps.readRows());
    await catalogue.#shelf.fill();
    return catalogue;
  }

  get model(): Model {
    return this.#model;
  }

  /** Hears what changed: `product:{masterId}`, `category:{id}`. Returns how to stop hearing it. */
  onChange(listener: (tags: string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads the documents anew and drops what was made from the old ones; tells what is different. */
  async reload(): Promise<string[]> {
    const next = buildModel(await this.#deps.readRows());
    const tags = changedTags(this.#model, next);
    this.#model = next;
    for (const cache of [this.#units, this.#search, this.#words, this.#details, this.#cards, this.#listings]) cache.clear();
    await this.#shelf.fill();
    if (tags.length > 0) this.#tell(tags);
    return tags;
  }

  #tell(tags: string[]): void {
    for (const listener of this.#listeners) listener(tags);
  }

  /** A product page's answer; null when there is no such product. A recipe that the style does not have is ignored. */
  async details(productId: string, site: Site, recipeId?: string): Promise<ProductDetails | null> {
    const product = productOfId(this.#model, productId);
    if (!product) return null;
    await this.#shelf.refresh([product.style], STOCK_AGE.details);
    const recipe = product.style.doc.recipes.find(({ id }) => id === recipeId) ?? null;
    const key = `${site.locale} ${product.id} ${recipe?.id ?? ''}`;
    const version = this.#shelf.version(product.style);
    const known = this.#details.get(key);
    if (known?.version === version) return known.answer;
    const answer = detailsOf(product, site, this.#shelf, recipe);
    this.#details.set(key, { version, answer });
    return answer;
  }

  async inventory(productId: string): Promise<ProductInventory | null> {
    const product = productOfId(this.#model, productId);
    if (!product) return null;
    await this.#shelf.refresh([product.style], STOCK_AGE.inventory);
    const variants = product.variants.map((variant) => {
      const stockStatus = this.#shelf.statusOf(product, variant);
      return [variant.doc.id, { quantity: this.#shelf.unitsOf(product, variant), stockStatus }] as const;
    });
    return { productId: product.id, variants: Object.fromEntries(variants) };
  }

  categories(site: Site): CategoryTree {
    return categoryTree(this.#model, site);
  }

  /** One page of a category, or of everything; null when there is no such category. */
  async list(categoryId: string | undefined, site: Site, paging: Paging): Promise<CatalogListing | null> {
    const category = categoryId === undefined ? null : this.#model.categoryById.get(categoryId);
    if (category === undefined) return null;
    const filters = filtersOf(paging.filter);
    const wish: ListingWish = { scope: scopeOf(category, this.#model), category, filters, sort: paging.sort };
    const listing = this.#kept(`c ${categoryId ?? ''} ${site.locale} ${paging.sort} ${nameOf(filters)}`, wish, site);
    return {
      ...(category ? { category: categoryAnswer(category, site) } : {}),
      ...(await this.#page(listing, site, paging)),
      sortOptions: sortOptions(site, false),
    };
  }

  /** One page of what the words find. */
  async find(q: string, site: Site, paging: Paging): Promise<ProductSearchResult> {
    const search = this.#searchFor(site);
    const { styles, suggestion, prefers } = search.find(q);
    const redirectUrl = search.redirect(q);
    const filters = filtersOf(paging.filter);
    const scope = { styles, counts: () => true };
    const wish: ListingWish = { scope, category: null, filters, sort: paging.sort, isRanked: true, prefers };
    const listing = this.#kept(`s ${q} ${site.locale} ${paging.sort} ${nameOf(filters)}`, wish, site);
    return {
      q,
      ...(suggestion ? { suggestion } : {}),
      ...(redirectUrl ? { redirectUrl } : {}),
      ...(await this.#page(listing, site, paging)),
      sortOptions: sortOptions(site, true),
    };
  }

  /** Words, categories and products to offer while a shopper types. */
  async suggest(q: string, site: Site): Promise<SearchSuggestions> {
    const { terms, categories, styles, prefers } = this.#searchFor(site).suggest(q);
    const products = styles.slice(0, 6).flatMap(({ products }) => products.find(prefers) ?? products[0] ?? []);
    return { q, terms, categories: categories.map((category) => categoryRef(category, site)), products: await this.cards(products, site) };
  }

  #searchFor({ language }: Site): Search {
    const known = this.#search.get(language);
    if (known) return known;
    const search = new Search(this.#model, language, this.#words);
    this.#search.set(language, search);
    return search;
  }

  /** A listing from memory, or made now. */
  #kept(key: string, wish: ListingWish, site: Site): Listing {
    const known = this.#listings.get(key);
    if (known) return known;
    const listing = listingOf(wish, this.#room(site));
    this.#listings.set(key, listing);
    return listing;
  }

  #room(site: Site): ListingRoom {
    return { model: this.#model, units: this.#unitsFor(site), site, shelf: this.#shelf, now: this.#deps.now() };
  }

  /** What the first listing and the first search of each site would have to wait for, in small steps. */
  preparations(): (() => void)[] {
    return sites.flatMap((site) => [() => void this.#unitsFor(site), () => void this.#searchFor(site)]);
  }

  /** A currency decides prices and, with them, how sizes are named. */
  #unitsFor(site: Site): Units {
    const known = this.#units.get(site.currency);
    if (known) return known;
    const units = unitsOf(this.#model, site);
    this.#units.set(site.currency, units);
    return units;
  }

  async #page({ shown, facets }: Listing, site: Site, { start, count, sort }: Paging) {
    const products = shown.slice(start, start + count).map(({ product }) => product);
    return { total: shown.length, start, count, products: await this.cards(products, site), facets, sort };
  }

  async cards(products: readonly Product[], site: Site): Promise<ProductCard[]> {
    // Nobody waits: a list may show what was true some seconds ago.
    void this.#shelf.refresh([...new Set(products.map(({ style }) => style))], STOCK_AGE.list).catch(() => undefined);
    return products.map((product) => {
      const key = `${site.locale} ${product.id}`;
      const version = this.#shelf.version(product.style);
      const known = this.#cards.get(key);
      if (known?.version === version) return known.card;
      const card = cardOf(product, site, this.#shelf);
      this.#cards.set(key, { version, card });
      return card;
    });
  }
}
