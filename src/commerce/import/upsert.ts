import type { Database } from '../db/database.types.ts';

export type Row = Record<string, unknown>;

export interface TableRows {
  table: string;
  /** Columns of the primary key. */
  key: string;
  rows: Row[];
  /** What an existing row keeps: all of it, or these columns; absent: nothing. */
  keeps?: 'all' | readonly string[];
}

/** Rows of one statement: few enough for its memory, enough to make its own cost negligible. */
const CHUNK = 500;

/** Writes rows. An existing row gets the new values of the columns that it does not keep. */
export async function upsert(
  database: Pick<Database, 'raw'>,
  { table, key, rows, keeps = [] }: TableRows,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const changed =
    keeps === 'all' ? [] : columns.filter((column) => !key.split(', ').includes(column) && !keeps.includes(column));
  const conflict =
    changed.length === 0 ? 'NOTHING' : `UPDATE SET ${changed.map((one) => `${one} = excluded.${one}`).join(', ')}`;
  for (let from = 0; from < rows.length; from += CHUNK)
    await database.raw(
      `INSERT INTO ${table} (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
       ON CONFLICT (${key}) DO ${conflict}`,
      [JSON.stringify(rows.slice(from, from + CHUNK))],
    );
}
