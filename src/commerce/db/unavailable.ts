import { UnavailableError } from '../unavailable-error.ts';

/**
 * The database cannot be reached, the connection broke during a call, or its disk is full. A transaction has not taken
 * effect, unless the connection broke at the commit: then the outcome is unknown.
 */
export class DatabaseUnavailableError extends UnavailableError {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause });
  }
}

/**
 * True for "could not extend file: no space left on device" (disk_full). The same call succeeds once there is space.
 */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100';
