import { StatedError } from '../log/stated-error.ts';

/**
 * The database cannot be reached, or the connection broke while it answered. Nothing of a transaction is done unless it
 * broke at the commit: then nobody knows. The service answers API503.
 */
export class DatabaseUnavailableError extends StatedError {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause });
  }
}
