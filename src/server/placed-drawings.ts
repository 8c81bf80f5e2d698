import { readFile } from 'node:fs/promises';
import type { PlacedDrawings } from '#src/charts/pages/library.ts';
import type { Logger } from './log.ts';

/**
 * Reads the drawings of a build at the first use. If their file is missing, logs it, and each chart is laid out when
 * somebody reads it.
 */
export function drawingsIn(file: string, log: Pick<Logger, 'warn'>): () => Promise<PlacedDrawings> {
  let placed: Promise<PlacedDrawings> | null = null;
  const read = async (): Promise<PlacedDrawings> => JSON.parse(await readFile(file, 'utf8'));
  return () =>
    (placed ??= read().catch((error: unknown) => {
      log.warn({ error, file: '/charts.json' }, 'a file of the build is missing');
      return {};
    }));
}
