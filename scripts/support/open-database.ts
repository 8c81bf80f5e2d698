import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { DatabaseInUseError } from '#src/commerce/db/folder-lock.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import { DatabaseFolderError } from '#src/commerce/db/room.ts';

/** Ends the command with an error message. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Opens the shop's database like the shop itself: DATABASE_URL, else DATA_DIR, from the environment or .env. */
export async function openShopDatabase({ isNewAllowed = false }: { isNewAllowed?: boolean } = {}): Promise<Database> {
  try {
    process.loadEnvFile('.env');
  } catch {
    // There is no .env file: only the environment applies.
  }
  // An empty variable counts as not set, as for the shop.
  const url = process.env['DATABASE_URL'] || undefined;
  const dataDir = join(process.env['DATA_DIR'] || '.data', 'db');
  if (url === undefined && !isNewAllowed && !existsSync(join(dataDir, 'PG_VERSION'))) {
    fail(`There is no database in ${dataDir}: name its place in DATA_DIR, or a server in DATABASE_URL.`);
  }
  return openDatabase({ url, dataDir }).catch((error: unknown) => {
    if (error instanceof DatabaseInUseError || error instanceof DatabaseFolderError) fail(error.message);
    throw error;
  });
}
