import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FlagReviewRequest } from '#openapi/generated/waymark.gen.ts';
import type { Category, Master, ProductSet, Variant, ProductDoc } from '../model/catalogue.ts';
import type { Answer, Question, Review } from '../model/review.ts';
import type { CollectionPoint, Store } from '../model/store.ts';
import type { PublishedPicture } from '../social-gallery/social-gallery.ts';

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
    /** The customer who wrote it here; null for a review that came with the catalogue. */
    owner: text('owner'),
    submittedAt: timestamp('submitted_at', { withTimezone: true, mode: 'date' }),
    /** When an operator last approved or rejected it: a report before that is settled. */
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('reviews_style').on(table.styleId),
    index('reviews_shown')
      .on(table.styleId, table.rating)
      .where(sql`status = 'APPROVED'`),
    uniqueIndex('reviews_owner_style').on(table.owner, table.styleId),
    index('reviews_shared')
      .on(table.id)
      .where(sql`status = 'APPROVED' AND doc->>'sharesPictures' = 'true'`),
    index('reviews_submitted')
      .on(table.submittedAt)
      .where(sql`status = 'SUBMITTED'`),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures of reviews, as the shop has encoded them. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: uuid('id').primaryKey(),
    /** The customer who added it. */
    owner: text('owner').notNull(),
    styleId: text('style_id').notNull(),
    /** Null: its author has not sent a review with it. */
    reviewId: text('review_id'),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    small: bytes('small').notNull(),
    large: bytes('large').notNull(),
  },
  (table) => [
    index('review_pictures_owner').on(table.owner, table.styleId),
    index('review_pictures_unsent')
      .on(table.addedAt)
      .where(sql`review_id IS NULL`),
  ],
);

/** Pictures of reviews that are to be in the social gallery, are there, or have to be taken back. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    /** The key with which the gallery takes it once. */
    id: uuid('id').primaryKey(),
    pictureId: uuid('picture_id').notNull(),
    reviewId: text('review_id').notNull(),
    /** The customer; empty after an erasure, until the gallery was told. */
    owner: text('owner').notNull(),
    /** The author's pseudonym at the gallery; null before the gallery was first asked. */
    userId: text('user_id'),
    /** What the gallery is asked to publish, until it answers. */
    asked: jsonb('asked').$type<Omit<PublishedPicture, 'key' | 'userId'>>(),
    /** The gallery's id; null before its answer. */
    mediaId: text('media_id'),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('gallery_pictures_once')
      .on(table.reviewId, table.pictureId)
      .where(sql`taken_back_at IS NULL`),
    index('gallery_pictures_owner').on(table.owner),
  ],
);

export const questions = pgTable(
  'questions',
  {
    id: text('id').primaryKey(),
    styleId: text('style_id').notNull(),
    createdOn: text('created_on').notNull(),
    status: text('status').notNull().default('APPROVED'),
    doc: jsonb('doc').$type<Question>().notNull(),
    /** The customer who asked it here; null for a question that came with the catalogue. */
    owner: text('owner'),
    submittedAt: timestamp('submitted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('questions_style').on(table.styleId), index('questions_owner').on(table.owner)],
);

/** What the shop answers. */
export const answers = pgTable(
  'answers',
  {
    id: text('id').primaryKey(),
    questionId: text('question_id').notNull(),
    createdOn: text('created_on').notNull(),
    helpful: integer('helpful').notNull().default(0),
    notHelpful: integer('not_helpful').notNull().default(0),
    doc: jsonb('doc').$type<Answer>().notNull(),
  },
  (table) => [index('answers_question').on(table.questionId)],
);

/** Who found a review or an answer helpful or not (`vote`), and who reported a review (`flag`): once each. */
export const reactions = pgTable(
  'reactions',
  {
    kind: text('kind').$type<'vote' | 'flag'>().notNull(),
    /** Id of the review or the answer. */
    target: text('target').notNull(),
    /** The customer, or the guest's session. */
    owner: text('owner').notNull(),
    /** Whether it helped; null for a report. */
    isHelpful: boolean('is_helpful'),
    /** Why it is reported; null for a vote. */
    reason: text('reason').$type<FlagReviewRequest['reason']>(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.target, table.owner] }),
    index('reactions_owner').on(table.owner),
    index('reactions_at').on(table.at),
  ],
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
