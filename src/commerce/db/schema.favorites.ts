import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The favourites of a shopper (core 3). The id is made of the owner, so that each has one list. */
export const favoriteLists = pgTable(
  'favorite_lists',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    /** Id in the link of the shared list; null while the list is not shared. */
    shareId: text('share_id').unique(),
    /** True if the shared list says the owner's first name. */
    showsName: boolean('shows_name').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('favorite_lists_owner').on(table.owner), index('favorite_lists_updated').on(table.updatedAt)],
);

/** A product of a list. It is there once, however often it is added. */
export const favoriteItems = pgTable(
  'favorite_items',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => favoriteLists.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    qty: integer('qty').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [unique('favorite_items_product').on(table.listId, table.productId)],
);
