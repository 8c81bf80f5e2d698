import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type {
  CatalogListing,
  CategoryTree,
  Product as ProductDetails,
  ProductInventory,
  ProductSearchResult,
  SearchSuggestions,
} from '#openapi/generated/waymark.gen.ts';
import { categoryTree } from './categories.ts';
import { changedTags } from './changes.ts';
import { detailsOf } from './details.ts';
import { Listings, type Paging } from './listings.ts';
import { buildModel, type CatalogueRows, type Model, productOfId } from './model.ts';
import type { Site } from './site.ts';
import { type ReadStock, ProductStock } from './stock.ts';

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
    this.#model = buildModel(rows);
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

  /** Reads the documents again and drops what was built from the old ones. Returns the tags of what is different. */
  async reload(): Promise<string[]> {
    const next = buildModel(await this.#deps.readRows());
    const tags = changedTags(this.#model, next);
    await this.#stock.fill();
    this.#model = next;
    this.#listings = new Listings(next, this.#stock, this.#deps.now);
    this.#details.clear();
    if (tags.length > 0) this.#tell(tags);
    return tags;
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

  async inventory(productId: string): Promise<ProductInventory | null> {
    const product = productOfId(this.#model, productId);
    if (!product) return null;
    await this.#stock.refresh([product.style], STOCK_AGE.inventory);
    const variants = product.variants.map((variant) => {
      const stockStatus = this.#stock.statusOf(product, variant);
      return [variant.doc.id, { quantity: this.#stock.unitsOf(product, variant), stockStatus }] as const;
    });
    return { productId: product.id, variants: Object.fromEntries(variants) };
  }

  categories(site: Site): CategoryTree {
    return categoryTree(this.#model, site);
  }

  list(categoryId: string | undefined, site: Site, paging: Paging): CatalogListing | null {
    return this.#listings.category(categoryId, site, paging);
  }

  find(q: string, site: Site, paging: Paging): Omit<ProductSearchResult, 'pages'> {
    return this.#listings.found(q, site, paging);
  }

  suggest(q: string, site: Site): Omit<SearchSuggestions, 'pages'> {
    return this.#listings.suggestions(q, site);
  }

  preparations(): Generator<void, void> {
    return this.#listings.preparations();
  }
}
