import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something happened in a chart on a day (UTC), without any reference to a person. */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    day: date('day').notNull(),
    chart: text('chart').notNull(),
    /** `visit` (of a state), `transition` or `left` (in a state). */
    kind: text('kind').notNull(),
    /** The id of the state or the transition in the gallery's model of the chart. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.chart, table.kind, table.name] }),
    index('funnel_counts_chart').on(table.chart, table.day),
  ],
);
