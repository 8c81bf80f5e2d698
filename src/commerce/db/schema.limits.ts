import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts attempts at secrets (src/commerce/limits). The columns are those of rate-limiter-flexible, in its order. `key`
 * is the name of the limit and a keyed hash, so it is not personal data.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** When the window ends, in milliseconds since the epoch. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
