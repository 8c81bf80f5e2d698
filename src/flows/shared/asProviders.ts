import { OFFLINE } from '#machines/shared/failure.ts';

/**
 * For the `catch` of what a script of somebody else does or says: marks the error as the provider's, or as the lost
 * connection where the browser knows of that. An error that names its cause already, and a call that was given up, stay
 * as they are.
 */
export function asProviders(error: unknown): never {
  const isTold = !(error instanceof Error) || error.name === 'AbortError' || 'errorId' in error;
  throw isTold ? error : Object.assign(error, navigator.onLine ? { isProviders: true } : { errorId: OFFLINE });
}
