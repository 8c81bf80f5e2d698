import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type {
  Availability,
  CatalogListing,
  CategoryTree,
  Product as ProductDetails,
  ProductCard,
  ProductComparison,
  ProductSet,
  ProductInventory,
  ProductSearchResult,
  SearchSuggestions,
} from '#openapi/generated/waymark.gen.ts';
import { categoryTree } from './categories.ts';
import { changedTags } from './changes.ts';
import { detailsOf } from './details.ts';
import { Listings, type Paging } from './listings.ts';
import { buildModel, type CatalogueRows, type Model, productOfId } from './model.ts';
import { qualitiesOf } from './qualities.ts';
import type { Recommendation } from './recommended.ts';
import { isSameRating, type Rating } from '../reviews/ratings.ts';
import type { Site } from './site.ts';
import { setOf, setsWith } from './sets.ts';
import { type ReadStock, ProductStock, unitsToBuy } from './stock.ts';
import { stockLabel } from './stock-label.ts';

export interface CatalogueDeps {
  readRows(): Promise<CatalogueRows>;
  readStock: ReadStock;
  now(): number;
}

/** Maximum age of stock, in milliseconds: on a product page, and in an inventory request. */
const STOCK_AGE = { details: 4_000, inventory: 1_000 };

/**
 * The catalogue in memory: what shoppers read, built from the documents of the database and stored per locale. It is a
 * cache: every process has its own, and `reload` reads it again.
 */
export class Catalogue {
  #deps: CatalogueDeps;
  #model: Model;
  #stock: ProductStock;
  #listings: Listings;
  #listeners = new Set<(tags: string[]) => void>();
  #details = new LRUCache<string, { version: number; answer: ProductDetails }>(atMost(8_000));

  private constructor(deps: CatalogueDeps, rows: CatalogueRows) {
    this.#deps = deps;
    this.#model = buildModel(rows, deps.now());
    this.#stock = new ProductStock(deps.readStock, deps.now, ({ id }) => {
      this.#listings.forgetOrders();
      this.#tell([`product:${id}`]);
    });
    this.#listings = new Listings(this.#model, this.#stock, deps.now);
  }

  static async open(deps: CatalogueDeps): Promise<Catalogue> {
    const catalogue = new Catalogue(deps, await deps.readRows());
    await catalogue.#stock.fill();
    return catalogue;
  }

  get model(): Model {
    return this.#model;
  }

  /**
   * Calls the listener with the tags of what changed: `product:{masterId}`, `category:{id}`. Returns a function that
   * unsubscribes.
   */
  onChange(listener: (tags: string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** True if a reduction has begun since the documents were read. */
  get isOutdated(): boolean {
    return this.#deps.now() >= this.#model.validUntil;
  }

  /** Reads the documents again and drops what was built from the old ones. Returns the tags of what is different. */
  async reload(): Promise<string[]> {
    const next = buildModel(await this.#deps.readRows(), this.#deps.now());
    const tags = changedTags(this.#model, next);
    await this.#stock.fill();
    this.#model = next;
    this.#listings = new Listings(next, this.#stock, this.#deps.now);
    this.#details.clear();
    if (tags.length > 0) this.#tell(tags);
    return tags;
  }

  /**
   * Takes over the ratings of styles (null: no review is shown) and drops what shows those that differ. Returns true if
   * one differs.
   */
  rate(ratings: Iterable<readonly [styleId: string, rating: Rating | null]>): boolean {
    const tags = new Set<string>();
    for (const [styleId, rating] of ratings) {
      const style = this.#model.styleById.get(styleId);
      if (!style || isSameRating(style.rating, rating)) continue;
      style.rating = rating;
      tags.add(`product:${style.id}`);
      for (const id of style.categories) tags.add(`category:${id}`);
    }
    if (tags.size === 0) return false;
    this.#details.clear();
    this.#listings.forgetRatings();
    this.#tell([...tags]);
    return true;
  }

  #tell(tags: string[]): void {
    for (const listener of this.#listeners) listener(tags);
  }

  /**
   * Returns the answer for a product page; null if there is no such product. Ignores a recipe that the style does not
   * have.
   */
  async details(productId: string, site: Site, recipeId?: string): Promise<ProductDetails | null> {
    const product = productOfId(this.#model, productId);
    if (!product) return null;
    await this.#stock.refresh([product.style], STOCK_AGE.details);
    const recipe = product.style.doc.recipes.find(({ id }) => id === recipeId) ?? null;
    const key = `${site.locale} ${product.id} ${recipe?.id ?? ''}`;
    const version = this.#stock.version(product.style);
    const known = this.#details.get(key);
    if (known?.version === version) return known.answer;
    const answer = detailsOf(product, site, this.#stock, recipe);
    this.#details.set(key, { version, answer });
    return answer;
  }

  /** True if shoppers may design a product themselves. */
  isCustomisable(productId: string): boolean {
    return productOfId(this.#model, productId)?.style.doc.isCustomisable === true;
  }

  async inventory(productId: string, { language }: Pick<Site, 'language'>): Promise<ProductInventory | null> {
    const product = productOfId(this.#model, productId);
    if (!product) return null;
    await this.#stock.refresh([product.style], STOCK_AGE.inventory);
    const variants = product.variants.map((variant) => {
      const stockStatus = this.#stock.statusOf(product, variant);
      const quantity = this.#stock.unitsOf(product, variant);
      return [variant.doc.id, { quantity, stockStatus, ...stockLabel(stockStatus, quantity, language) }] as const;
    });
    return { productId: product.id, variants: Object.fromEntries(variants) };
  }

  /** Returns what can be bought of some variants of a product, in their order; null if there is no such product. */
  async availability(productId: string, items: readonly { id: string; qty: number }[]): Promise<Availability | null> {
    const product = productOfId(this.#model, productId);
    if (!product) return null;
    await this.#stock.refresh([product.style], STOCK_AGE.inventory);
    const answers = items.map(({ id, qty }) => {
      const variant = product.variants.find(({ doc }) => doc.id === id);
      const quantity = variant ? unitsToBuy(product, variant, this.#stock) : 0;
      return { id, qty, quantity, isAvailable: quantity >= qty };
    });
    return { isAvailable: answers.every(({ isAvailable }) => isAvailable), items: answers };
  }

  /** Returns the sets that a product belongs to; null if there is no such product. */
  sets(productId: string, site: Site): ProductSet[] | null {
    const product = productOfId(this.#model, productId);
    return product && setsWith(product.style.id, this.#model).map((set) => setOf(set, this.#model, site));
  }

  /** Returns a set without the details of its products; null if there is none. */
  set(setId: string, site: Site): ProductSet | null {
    const doc = this.#model.sets.find(({ id }) => id === setId);
    return doc ? setOf(doc, this.#model, site) : null;
  }

  compare(productIds: readonly string[], site: Site): ProductComparison {
    const products = [...new Set(productIds)].flatMap((id) => this.#model.productById.get(id) ?? []);
    return { products: this.#listings.cards(products, site), qualities: qualitiesOf(products, site) };
  }

  categories(site: Site): CategoryTree {
    return categoryTree(this.#model, site);
  }

  list(categoryId: string | undefined, site: Site, paging: Paging): CatalogListing | null {
    return this.#listings.category(categoryId, site, paging);
  }

  recommendations(wish: Recommendation, site: Site): ProductCard[] | null {
    return this.#listings.recommended(wish, site);
  }

  find(q: string, site: Site, paging: Paging): Omit<ProductSearchResult, 'pages'> {
    return this.#listings.found(q, site, paging);
  }

  suggest(q: string, site: Site): Omit<SearchSuggestions, 'pages'> {
    return this.#listings.suggestions(q, site);
  }

  popularTerms(count: number, site: Site): string[] {
    return this.#listings.popularTerms(count, site);
  }

  preparations(): Generator<void, void> {
    return this.#listings.preparations();
  }
}
