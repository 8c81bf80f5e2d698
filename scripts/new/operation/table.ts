import { camel, kebab, pascal } from '../casing.ts';
import { isPersonal, type OperationPlan, type Value } from './plan.ts';

/** Names that derive from that of a table, `stock_alerts`. */
export interface TableNames {
  table: string;
  /** `stock-alerts` */
  file: string;
  /** `stockAlerts` */
  variable: string;
  /** `StockAlert` */
  row: string;
  /** `RETENTION_STOCK_ALERTS` */
  setting: string;
}

export const tableNames = (table: string): TableNames => {
  const file = table.replaceAll('_', '-');
  const row = pascal(file).replace(/ies$/, 'y').replace(/s$/, '');
  return { table, file, variable: camel(file), row, setting: `RETENTION_${table.toUpperCase()}` };
};

const column = (name: string): string => kebab(name).replaceAll('-', '_');

const columnOf = ({ name, isRequired }: Value): string =>
  `    ${name}: text('${column(name)}').notNull()${isRequired ? '' : ".default('')"},`;

/** Returns the table, its tags of personal data, and the functions that write and read its rows. */
export function tableFiles({ table, values, email, section }: OperationPlan): [string, string][] {
  if (!table) return [];
  const { file, variable, row, setting } = tableNames(table);
  const names = values.map(({ name }) => name);
  const personal = values.some(isPersonal);
  const columns = [...names.map(column), 'locale'];
  return [
    [
      `src/commerce/db/schema.${file}.ts`,
      `import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** A row per request (${section}); the same request has one row. */
export const ${variable} = pgTable(
  '${table}',
  {
    id: uuid('id').primaryKey(),
${values.map(columnOf).join('\n')}
    locale: text('locale').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
${email ? "    /** When the e-mail about it was sent; the same request counts anew from then on. */\n    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),\n" : ''}  },
  (table) => [unique('${table}_request').on(${names.map((name) => `table.${name}`).join(', ')})],
);
`,
    ],
    [
      `src/commerce/db/personal-data/${file}.ts`,
      `import type * as schema from '../schema.${file}.ts';
import { none, ${personal ? 'PersonalData, ' : ''}type TableTags } from './tags.ts';
${personal ? `\nconst asked = new PersonalData('to do what the person asked for', 'consent', ['${setting}']);\n` : ''}
export const ${variable}: { ${variable}: TableTags<typeof schema.${variable}> } = {
  ${variable}: {
    id: none,
${values.map((value) => `    ${value.name}: ${isPersonal(value) ? 'asked' : 'none'},`).join('\n')}
    locale: none,
    createdAt: none,
${email ? '    sentAt: none,\n' : ''}  },
};
`,
    ],
    [
      `src/commerce/${file}/${file}.ts`,
      `import { randomUUID } from 'node:crypto';
import type { Raw } from '../db/database.types.ts';
import type { LocaleCode } from '../model/locale.ts';

export interface ${row} {
  id: string;
${names.map((name) => `  ${name}: string;`).join('\n')}
  /** Of the shopper when they asked. */
  locale: LocaleCode;
}

/** Saves a request. Returns its id, or null if the same request is saved${email ? ' and not sent yet' : ' already'}. */
export async function save${row}(
  tx: Raw,
  { ${[...names, 'locale'].join(', ')} }: Omit<${row}, 'id'>,
  now: Date,
): Promise<string | null> {
  const [saved] = await tx<{ id: string }>(
    \`INSERT INTO ${table} (id, ${columns.join(', ')}, created_at)
     VALUES ($1::uuid, ${columns.map((_, at) => `$${at + 2}`).join(', ')}, $${columns.length + 2}::timestamptz)
     ON CONFLICT (${names.map(column).join(', ')}) DO ${email ? `UPDATE SET id = excluded.id, created_at = excluded.created_at, sent_at = NULL\n       WHERE ${table}.sent_at IS NOT NULL` : 'NOTHING'} RETURNING id::text\`,
    [randomUUID(), ${[...names, 'locale'].join(', ')}, now.toISOString()],
  );
  return saved?.id ?? null;
}
${
  email
    ? `
/** Returns a saved request whose e-mail is not sent, or null if there is none of this id. */
export async function find${row}(raw: Raw, id: string): Promise<${row} | null> {
  const [found] = await raw<${row}>(
    \`SELECT id::text, ${[...names, 'locale'].map((name) => (column(name) === name ? name : `${column(name)} AS "${name}"`)).join(', ')} FROM ${table}
     WHERE id = $1::uuid AND sent_at IS NULL\`,
    [id],
  );
  return found ?? null;
}

/** Remembers that the e-mail about a request is sent. */
export async function mark${row}Sent(raw: Raw, id: string, now: Date): Promise<void> {
  await raw('UPDATE ${table} SET sent_at = $2::timestamptz WHERE id = $1::uuid', [id, now.toISOString()]);
}
`
    : ''
}`,
    ],
  ];
}
