import { statfsSync } from 'node:fs';
import { StatedError } from '../log/stated-error.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/**
 * Megabytes; two files of the write-ahead log. If PGlite cannot create the next one, it never answers again, and the
 * process hangs.
 */
const LEAST = 32;

/** Megabytes that can still be written into a folder; infinity if the system does not report it. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / 2 ** 20;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Throws a DatabaseUnavailableError while the disk of an embedded database is almost full. */
export function assertRoom(megabytes: number): void {
  if (megabytes < LEAST)
    throw new DatabaseUnavailableError(
      new StatedError(`the disk of the embedded database has less than ${LEAST} MB left`),
    );
}

/** Thrown if the files of an embedded database cannot be opened. */
export class DatabaseFolderError extends Error {
  constructor(folder: string, cause: unknown) {
    const words = cause instanceof Error ? ` (${String(cause).split('\n')[0]})` : '';
    super(
      `The embedded database in ${folder} cannot be opened: its files are damaged, or the disk is full${words}. Make room, restore the folder from a backup (docs/operating.md), or remove it to start afresh.`,
      { cause },
    );
  }
}
