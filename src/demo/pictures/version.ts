import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the TypeScript files of a folder and below, by name and content. */
export function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of names.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Hash of the sources of the drawings: cached pictures of an earlier version are not served. In the built shop
 * `version.build.ts` has written another module in this one's place.
 */
export const version = hashOfSources(import.meta.dirname);
