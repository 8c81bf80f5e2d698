import { date, doublePrecision, index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Category, Master, ProductSet, Variant, ProductDoc } from '../model/catalogue.ts';
import type { Question, Review } from '../model/review.ts';
import type { CollectionPoint, Store } from '../model/store.ts';

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  parentId: text('parent_id'),
  /** The order of categories in the tree. */
  position: integer('position').notNull(),
  doc: json('doc').$type<Category>().notNull(),
});

/** A style is what a shopper calls a product: one name, several colours. It is the master of the catalogue data. */
export const styles = pgTable('styles', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  position: integer('position').notNull(),
  popularity: integer('popularity').notNull().default(0),
  publishedOn: date('published_on').notNull(),
  doc: json('doc').$type<Master>().notNull(),
});

/** One colour of a style. Its id is the one in URLs. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    styleId: text('style_id').notNull(),
    position: integer('position').notNull(),
    doc: json('doc').$type<ProductDoc>().notNull(),
  },
  (table) => [index('products_style').on(table.styleId)],
);

/** One size of a product; the unit that a cart contains. */
export const variants = pgTable(
  'variants',
  {
    upc: text('upc').primaryKey(),
    id: text('id').notNull().unique(),
    productId: text('product_id').notNull(),
    position: integer('position').notNull(),
    doc: json('doc').$type<Variant>().notNull(),
  },
  (table) => [index('variants_product').on(table.productId)],
);

/** Units in the web's warehouse: `quantity` can still be sold; `reserved` is held by orders that wait for the bank. */
export const stock = pgTable('stock', {
  upc: text('upc').primaryKey(),
  quantity: integer('quantity').notNull(),
  reserved: integer('reserved').notNull().default(0),
});

export const storeStock = pgTable(
  'store_stock',
  {
    storeId: text('store_id').notNull(),
    upc: text('upc').notNull(),
    quantity: integer('quantity').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.upc] })],
);

export const productSets = pgTable('product_sets', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  doc: jsonb('doc').$type<ProductSet>().notNull(),
});

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    styleId: text('style_id').notNull(),
    rating: integer('rating').notNull(),
    createdOn: text('created_on').notNull(),
    helpful: integer('helpful').notNull().default(0),
    notHelpful: integer('not_helpful').notNull().default(0),
    /** Only APPROVED reviews are shown. A new review is SUBMITTED. */
    status: text('status').notNull().default('APPROVED'),
    doc: jsonb('doc').$type<Review>().notNull(),
  },
  (table) => [index('reviews_style').on(table.styleId)],
);

export const questions = pgTable(
  'questions',
  {
    id: text('id').primaryKey(),
    styleId: text('style_id').notNull(),
    createdOn: text('created_on').notNull(),
    status: text('status').notNull().default('APPROVED'),
    doc: jsonb('doc').$type<Question>().notNull(),
  },
  (table) => [index('questions_style').on(table.styleId)],
);

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  doc: jsonb('doc').$type<Store>().notNull(),
});

export const collectionPoints = pgTable('collection_points', {
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  doc: jsonb('doc').$type<CollectionPoint>().notNull(),
});
