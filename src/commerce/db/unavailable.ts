import { StatedError } from '../log/stated-error.ts';

/**
 * The database cannot be reached, the connection broke while it answered, or its disk is full. Nothing of a transaction
 * is done unless it broke at the commit: then nobody knows. The service answers API503.
 */
export class DatabaseUnavailableError extends StatedError {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause });
  }
}

/** True for "could not extend file: no space left on device" (disk_full): the same call succeeds when there is room. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100';
