import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type {
  CatalogListing,
  ListingSort,
  ProductCard,
  ProductSearchResult,
  SearchSuggestions,
} from '#openapi/generated/waymark.gen.ts';
import { cardOf } from './card.ts';
import { categoryAnswer } from './categories.ts';
import { categoryRef } from './details.ts';
import { filtersOf, nameOf } from './filters.ts';
import { type Listing, listingOf, type ListingWish, scopeOf } from './listing.ts';
import type { Model, Product } from './model.ts';
import { recommendedFrom, type Recommendation } from './recommended.ts';
import { Search } from './search/search.ts';
import { type Site, sites } from './site.ts';
import { sortOptions } from './sorting.ts';
import type { ProductStock } from './stock.ts';
import { type Units, unitsOf } from './units.ts';
import { word } from './vocabulary.ts';

export interface Paging {
  start: number;
  count: number;
  sort: ListingSort;
  filter: readonly string[] | undefined;
}

/** Milliseconds: maximum age of stock on a card, and ttl of the order of products. */
const STOCK_AGE = 15_000;
const LISTING_AGE = 60_000;

/** Runs all steps, for a caller that needs the result now. */
function atOnce<Made>(steps: Generator<void, Made>): Made {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Shown once for all prices of a list, where the price includes tax. */
const priceNote = ({ region, language }: Site): { priceNote?: string } =>
  region === 'EMEA' ? { priceNote: word('price.notes', language) } : {};

/** Product lists of one model (categories, search, suggestions), with their caches. */
export class Listings {
  #model: Model;
  #stock: ProductStock;
  #now: () => number;
  #units = new Map<string, Units>();
  #search = new Map<string, Search>();
  #words = new Map<string, string[]>();
  #cards = new LRUCache<string, { version: number; card: ProductCard }>(atMost(20_000));
  #listings: LRUCache<string, Listing>;

  constructor(model: Model, stock: ProductStock, now: () => number) {
    this.#model = model;
    this.#stock = stock;
    this.#now = now;
    this.#listings = new LRUCache({ ...atMost(1_000), ttl: LISTING_AGE, perf: { now } });
  }

  /**
   * Called when a product sold out or is back in stock: the order of products changes, because sold-out ones are last.
   */
  forgetOrders(): void {
    this.#listings.clear();
  }

  /** Called when reviews changed ratings, which are on cards, in a facet and in an order. */
  forgetRatings(): void {
    this.#units.clear();
    this.#cards.clear();
    this.#listings.clear();
  }

  /** Builds what the first listing and the first search of each site need, a little at each step. */
  *preparations(): Generator<void, void> {
    for (const site of sites) {
      yield* this.#unitsFor(site);
      yield* this.#searchFor(site);
    }
  }

  /** Returns one page of a category, or of all products; null if there is no such category. */
  category(categoryId: string | undefined, site: Site, paging: Paging): CatalogListing | null {
    const category = categoryId === undefined ? null : this.#model.categoryById.get(categoryId);
    if (category === undefined) return null;
    const filters = filtersOf(paging.filter);
    const wish: ListingWish = { scope: scopeOf(category, this.#model), category, filters, sort: paging.sort };
    const listing = this.#kept(`c ${categoryId ?? ''} ${site.locale} ${paging.sort} ${nameOf(filters)}`, wish, site);
    return {
      ...(category ? { category: categoryAnswer(category, site) } : {}),
      ...this.#page(listing, site, paging),
      sortOptions: sortOptions(site, false),
      ...priceNote(site),
    };
  }

  /** Returns one page of search results. */
  found(q: string, site: Site, paging: Paging): Omit<ProductSearchResult, 'pages'> {
    const search = atOnce(this.#searchFor(site));
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
      ...this.#page(listing, site, paging),
      sortOptions: sortOptions(site, true),
      ...priceNote(site),
    };
  }

  /** Returns the cards of products to recommend, which can all be bought; null if there is no such category. */
  recommended({ source, productIds, categoryId, count }: Recommendation, site: Site): ProductCard[] | null {
    const category = categoryId === undefined ? null : this.#model.categoryById.get(categoryId);
    if (category === undefined) return null;
    const best = (): Product[] => {
      const filters = filtersOf(undefined);
      const wish: ListingWish = { scope: scopeOf(category, this.#model), category, filters, sort: 'featured' };
      const key = `c ${category?.id ?? ''} ${site.locale} featured ${nameOf(filters)}`;
      return this.#kept(key, wish, site).shown.map(({ product }) => product);
    };
    const room = { model: this.#model, stock: this.#stock };
    return this.cards(recommendedFrom({ source, productIds, best }, room).slice(0, count), site);
  }

  /** Returns phrases to search for that find much. */
  popularTerms(count: number, site: Site): string[] {
    return atOnce(this.#searchFor(site)).popular(count);
  }

  /** Returns words, categories and products to suggest while a shopper types. */
  suggestions(q: string, site: Site): Omit<SearchSuggestions, 'pages'> {
    const { terms, categories, styles, prefers } = atOnce(this.#searchFor(site)).suggest(q);
    const products = styles.slice(0, 6).flatMap(({ products }) => products.find(prefers) ?? products[0] ?? []);
    return {
      q,
      terms,
      categories: categories.map((category) => categoryRef(category, site)),
      products: this.cards(products, site),
    };
  }

  #kept(key: string, wish: ListingWish, site: Site): Listing {
    const known = this.#listings.get(key);
    if (known) return known;
    const units = atOnce(this.#unitsFor(site));
    const listing = listingOf(wish, { model: this.#model, units, site, stock: this.#stock, now: this.#now() });
    this.#listings.set(key, listing);
    return listing;
  }

  /** A currency decides prices and also how sizes are named. */
  *#unitsFor(site: Site): Generator<void, Units> {
    const known = this.#units.get(site.currency);
    if (known) return known;
    const units = yield* unitsOf(this.#model, site);
    this.#units.set(site.currency, units);
    return units;
  }

  *#searchFor({ language }: Site): Generator<void, Search> {
    const known = this.#search.get(language);
    if (known) return known;
    const search = yield* Search.of(this.#model, language, this.#words);
    this.#search.set(language, search);
    return search;
  }

  #page({ shown, facets }: Listing, site: Site, { start, count, sort }: Paging) {
    const products = shown.slice(start, start + count).map(({ product }) => product);
    return { total: shown.length, start, count, products: this.cards(products, site), facets, sort };
  }

  cards(products: readonly Product[], site: Site): ProductCard[] {
    // Not awaited: a list may show stock that is some seconds old.
    void this.#stock.refresh([...new Set(products.map(({ style }) => style))], STOCK_AGE).catch(() => undefined);
    return products.map((product) => {
      const key = `${site.locale} ${product.id}`;
      const version = this.#stock.version(product.style);
      const known = this.#cards.get(key);
      if (known?.version === version) return known.card;
      const card = cardOf(product, site, this.#stock);
      this.#cards.set(key, { version, card });
      return card;
    });
  }
}
