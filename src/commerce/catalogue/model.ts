import type { Rating } from '../reviews/ratings.ts';
import type {
  Category as CategoryDoc,
  Master,
  Price,
  ProductSet,
  Variant as VariantDoc,
  ProductDoc,
} from '../model/catalogue.ts';
import { isReduced, priceAt } from './price.ts';

/** The documents of the catalogue, in display order, as they are in the tables. */
export interface CatalogueRows {
  categories: CategoryDoc[];
  styles: Master[];
  products: ProductDoc[];
  productSets: ProductSet[];
  /** By product id. */
  variants: Map<string, VariantDoc[]>;
  /** By style id; absent: no review of it is shown. */
  ratings: ReadonlyMap<string, Rating>;
}

export interface Category {
  id: string;
  doc: CategoryDoc;
  parent: Category | null;
  children: Category[];
  /** 1 is the top level. */
  level: number;
  styles: Style[];
}

/** What a shopper sees as one product: one name, several colours. */
export interface Style {
  id: string;
  doc: Master;
  /** Counted from the reviews that are shown; null if there is none. */
  rating: Rating | null;
  /** Never empty; lists show the first. */
  products: Product[];
  categories: Set<string>;
  /** From the top category down to the main one. */
  path: Category[];
  department: 'women' | 'men' | 'kids' | 'unisex' | 'gear';
}

/** One colour. */
export interface Product {
  id: string;
  doc: ProductDoc;
  style: Style;
  variants: Variant[];
}

export interface Variant {
  doc: VariantDoc;
  price: Price;
}

export interface Model {
  categories: Category[];
  categoryById: Map<string, Category>;
  styles: Style[];
  styleById: Map<string, Style>;
  productById: Map<string, Product>;
  productByUpc: Map<string, Product>;
  sets: readonly ProductSet[];
  /** Milliseconds: when the next reduction begins, and the prices of this model are no longer true. */
  validUntil: number;
}

function categoriesOf(docs: CategoryDoc[]): Map<string, Category> {
  const byId = new Map<string, Category>();
  for (const doc of docs) byId.set(doc.id, { id: doc.id, doc, parent: null, children: [], level: 1, styles: [] });
  for (const category of byId.values()) {
    const parent = category.doc.parentId === null ? undefined : byId.get(category.doc.parentId);
    if (!parent) continue;
    category.parent = parent;
    parent.children.push(category);
  }
  for (const category of byId.values()) category.level = ancestorsOf(category).length + 1;
  return byId;
}

/** From the top down, without the category itself. */
export function ancestorsOf(category: Category): Category[] {
  const above: Category[] = [];
  for (let at = category.parent; at && above.length < 6; at = at.parent) above.unshift(at);
  return above;
}

/** The department is gear for everything in the gear categories, whatever its own department. */
function departmentOf(doc: Master, path: Category[]): Style['department'] {
  return path[0]?.doc.slug === 'gear' ? 'gear' : doc.department;
}

/** When the first of the reductions that are still to come begins. */
function nextReduction({ products, variants }: CatalogueRows, now: number): number {
  const prices = [...products, ...[...variants.values()].flat()].flatMap(({ price }) => price ?? []);
  const pending = prices.filter((price) => price.sale !== null && !isReduced(price, now));
  return pending.reduce((first, { saleActiveFrom }) => Math.min(first, Date.parse(saleActiveFrom ?? '')), Infinity);
}

/**
 * Links the documents to each other, at the prices of `now`. Leaves out a style without a colour and a colour without a
 * variant.
 */
export function buildModel(rows: CatalogueRows, now: number): Model {
  const { categories, styles, products, productSets, variants, ratings } = rows;
  const categoryById = categoriesOf(categories);
  const model: Model = {
    categories: inTreeOrder([...categoryById.values()].filter(({ parent }) => parent === null)),
    categoryById,
    styles: [],
    styleById: new Map(),
    productById: new Map(),
    productByUpc: new Map(),
    sets: productSets,
    validUntil: nextReduction(rows, now),
  };
  const docById = new Map(products.map((doc) => [doc.id, doc]));
  for (const doc of styles) {
    const main = categoryById.get(doc.categoryIds[0] ?? '');
    const path = main ? [...ancestorsOf(main), main] : [];
    const style: Style = {
      id: doc.id,
      doc,
      rating: ratings.get(doc.id) ?? null,
      products: [],
      categories: new Set(),
      path,
      department: departmentOf(doc, path),
    };
    for (const id of doc.productIds) {
      const product = docById.get(id);
      const sizes = variants.get(id);
      if (product && sizes && sizes.length > 0) style.products.push(productOf(product, style, sizes, now));
    }
    if (style.products.length === 0) continue;
    place(style, model);
  }
  return model;
}

function productOf(doc: ProductDoc, style: Style, variants: VariantDoc[], now: number): Product {
  const price = priceAt(doc.price, now);
  return {
    id: doc.id,
    doc: price === doc.price ? doc : { ...doc, price },
    style,
    variants: variants.map((variant) => ({ doc: variant, price: variant.price ? priceAt(variant.price, now) : price })),
  };
}

function place(style: Style, model: Model): void {
  model.styles.push(style);
  model.styleById.set(style.id, style);
  for (const id of style.doc.categoryIds) {
    for (let at = model.categoryById.get(id) ?? null; at; at = at.parent) {
      if (style.categories.has(at.id)) continue;
      style.categories.add(at.id);
      at.styles.push(style);
    }
  }
  for (const product of style.products) {
    model.productById.set(product.id, product);
    for (const { doc } of product.variants) model.productByUpc.set(doc.upc, product);
  }
}

const inTreeOrder = (roots: Category[]): Category[] => roots.flatMap((root) => [root, ...inTreeOrder(root.children)]);

/** Returns the product of an id; a style's id returns its first colour. */
export const productOfId = (model: Model, id: string): Product | null =>
  model.productById.get(id) ?? model.styleById.get(id)?.products[0] ?? null;

export const productUrl = ({ id, style }: Product): string => `/p/${style.doc.slug}-${id}`;

export const categoryUrl = ({ id, doc }: Category): string => `/c/${doc.slug}-${id}`;
