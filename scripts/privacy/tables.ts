import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { personalData } from '#src/commerce/db/personal-data/tables.ts';
import type { DocTags } from '#src/commerce/db/personal-data/tags.ts';
import * as schema from '#src/commerce/db/schema.ts';

export interface TaggedTable {
  /** Name in the database. */
  name: string;
  /** The names in schema.ts and in the database. */
  columns: { key: string; name: string }[];
  tags: DocTags;
}

const tags = new Map<string, DocTags>(Object.entries(personalData));

/** The tables of the schema with their tags, by name; an untagged table has none. */
export const taggedTables: TaggedTable[] = Object.entries(schema)
  .flatMap(([key, table]) => {
    if (!is(table, PgTable)) return [];
    const columns = Object.entries(getTableColumns(table)).map(([column, { name }]) => ({ key: column, name }));
    return [{ name: getTableName(table), columns, tags: tags.get(key) ?? {} }];
  })
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
