import type { CatalogueData } from '../model/catalogue-data.ts';
import { brokenReferences, type KnownIds } from './catalogue-references.ts';
import { catalogueSchema } from './catalogue-schema.ts';
import type { Database } from '../db/database.types.ts';

/** Says what is wrong with a file and where: one line for each problem. */
export class CatalogueFileError extends Error {}

/** Maximum number of problems in one message. */
const MOST = 20;

function refuse(findings: readonly string[]): never {
  const more = findings.length > MOST ? [`... and ${findings.length - MOST} more`] : [];
  throw new CatalogueFileError([...findings.slice(0, MOST), ...more].join('\n'));
}

/** products[3].variants[0].upc */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'the file';

async function knownIds({ raw }: Pick<Database, 'raw'>): Promise<KnownIds> {
  const idsOf = async (table: string, column = 'id') =>
    new Set((await raw<{ id: string }>(`SELECT ${column} AS id FROM ${table}`, [])).map(({ id }) => id));
  const [categories, products, upcs, stores] = await Promise.all([
    idsOf('categories'),
    idsOf('products'),
    idsOf('variants', 'upc'),
    idsOf('stores'),
  ]);
  return { categories, products, upcs, stores };
}

/**
 * Reads a catalogue from a file's text. Throws a CatalogueFileError that names each error and its position. References
 * must exist in the file or in the database.
 */
export async function readCatalogue(text: string, database: Pick<Database, 'raw'>): Promise<CatalogueData> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    refuse([`This is no JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const { data, error } = catalogueSchema.safeParse(json);
  if (error) refuse(error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`));
  const broken = brokenReferences(data, await knownIds(database));
  if (broken.length > 0) refuse(broken);
  return data;
}
