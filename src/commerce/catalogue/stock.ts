import type { StockStatus } from '#openapi/generated/waymark.gen.ts';
import { sellable } from '../cart/availability.ts';
import type { Product, Style, Variant } from './model.ts';
import type { Database } from '../db/database.types.ts';

/** Reads the units in stock by bar code, for some products or for all. */
export type ReadStock = (productIds: readonly string[] | null) => Promise<Map<string, number>>;

export const stockReader =
  ({ raw }: Pick<Database, 'raw'>): ReadStock =>
  async (productIds) => {
    // One text: seven thousand rows cost ten times as much.
    const [row] = productIds
      ? await raw<{ units: string | null }>(
          `SELECT string_agg(s.upc || ' ' || s.quantity, ',') AS units
           FROM variants v JOIN stock s ON s.upc = v.upc WHERE v.product_id = ANY($1::text[])`,
          [productIds],
        )
      : await raw<{ units: string | null }>(`SELECT string_agg(upc || ' ' || quantity, ',') AS units FROM stock`, []);
    const entries = row?.units?.split(',') ?? [];
    return new Map(
      entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), Number(entry.slice(entry.indexOf(' ') + 1))]),
    );
  };

/** LOW_STOCK if one size has at most this many units. */
const FEW = 3;

/** Low on stock if a whole colour has at most this many units, whatever its sizes. */
const LAST_BOX = 10;

/** Maximum number of styles that are refreshed together with a due one. */
const MANY = 200;

/** The stock of a digital product: always enough. */
const PLENTY = 9999;

/**
 * Caches the web stock for a few seconds. A style's numbers are read together, and its `version` rises when one of them
 * changes, so it can be part of the cache key of answers made from them.
 */
export class ProductStock {
  #read: ReadStock;
  #now: () => number;
  #units = new Map<string, number>();
  #readAt = new Map<Style, number>();
  #versions = new Map<Style, number>();
  #inflight = new Map<Style, Promise<void>>();
  /** Styles that were requested since they were last read with others. */
  #lookedAt = new Set<Style>();
  #onFlip: (style: Style) => void;

  /** Calls `onFlip` with a style when one of its sizes sells out or is back: pages that show it are out of date. */
  constructor(read: ReadStock, now: () => number, onFlip: (style: Style) => void) {
    this.#read = read;
    this.#now = now;
    this.#onFlip = onFlip;
  }

  async fill(): Promise<void> {
    this.#units = await this.#read(null);
    this.#readAt.clear();
  }

  version(style: Style): number {
    return this.#versions.get(style) ?? 0;
  }

  /** Reads these styles again if their numbers are older than `maxAge` milliseconds. */
  async refresh(styles: readonly Style[], maxAge: number): Promise<void> {
    const oldest = this.#now() - maxAge;
    const isDue = (style: Style) => !this.#inflight.has(style) && (this.#readAt.get(style) ?? -Infinity) <= oldest;
    const due = styles.filter(isDue);
    if (due.length > 0) {
      due.push(...this.#alsoDue(isDue, new Set(due)));
      const reading = this.#readAgain(due).finally(() => due.forEach((style) => this.#inflight.delete(style)));
      for (const style of due) this.#inflight.set(style, reading);
    }
    for (const style of styles) this.#lookedAt.add(style);
    await Promise.all(new Set(styles.flatMap((style) => this.#inflight.get(style) ?? [])));
  }

  /** Other styles that were requested and are as old: one read of many costs little more than one of a few. */
  #alsoDue(isDue: (style: Style) => boolean, named: Set<Style>): Style[] {
    const looked = [...this.#lookedAt].filter((style) => !named.has(style) && isDue(style)).slice(0, MANY);
    for (const style of looked) this.#lookedAt.delete(style);
    return looked;
  }

  async #readAgain(styles: readonly Style[]): Promise<void> {
    const units = await this.#read(styles.flatMap(({ products }) => products.map(({ id }) => id)));
    for (const style of styles) {
      this.#readAt.set(style, this.#now());
      this.#take(style, units);
    }
  }

  #take(style: Style, units: Map<string, number>): void {
    let isChanged = false;
    let isFlipped = false;
    for (const { doc } of style.products.flatMap(({ variants }) => variants)) {
      const before = this.#units.get(doc.upc) ?? 0;
      const after = units.get(doc.upc) ?? 0;
      if (before === after) continue;
      this.#units.set(doc.upc, after);
      isChanged = true;
      isFlipped ||= before === 0 || after === 0;
    }
    if (isChanged) this.#versions.set(style, this.version(style) + 1);
    if (isFlipped) this.#onFlip(style);
  }

  unitsOf(product: Product, { doc }: Variant): number {
    return product.style.doc.productType === 'digital' ? PLENTY : sellable(this.#units.get(doc.upc));
  }

  statusOf(product: Product, variant: Variant): StockStatus {
    if (product.doc.comingSoon) return 'COMING_SOON';
    const units = this.unitsOf(product, variant);
    if (units === 0) return 'OUT_OF_STOCK';
    return units <= FEW ? 'LOW_STOCK' : 'AVAILABLE';
  }

  canBuy(product: Product, variant: Variant): boolean {
    return !product.doc.comingSoon && this.unitsOf(product, variant) > 0;
  }

  isSoldOut(product: Product): boolean {
    return !product.variants.some((variant) => this.unitsOf(product, variant) > 0);
  }

  /** True if few units are left, or a third of the sizes is gone or nearly gone. */
  isLow(product: Product): boolean {
    const units = product.variants.map((variant) => this.unitsOf(product, variant));
    const total = units.reduce((sum, count) => sum + count, 0);
    const scarce = units.filter((count) => count <= FEW).length;
    return total > 0 && (total <= LAST_BOX || scarce * 3 >= units.length);
  }
}

/** Units of a variant that can be bought now; none before its launch, of a recalled one, or while its price changes. */
export const unitsToBuy = (product: Product, variant: Variant, stock: ProductStock): number =>
  variant.doc.isWithdrawn || variant.doc.isUnpriced || product.doc.comingSoon ? 0 : stock.unitsOf(product, variant);
