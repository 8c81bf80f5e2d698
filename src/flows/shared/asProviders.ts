import { OFFLINE } from '#machines/shared/failure.ts';

/**
 * For the `catch` of a third-party script: marks the error as the provider's, or as a lost connection if the browser is
 * offline. An error that already names its cause, and an aborted call, stay unchanged. Always throws.
 */
export function asProviders(error: unknown): never {
  const isTold = !(error instanceof Error) || error.name === 'AbortError' || 'errorId' in error;
  throw isTold ? error : Object.assign(error, navigator.onLine ? { isProviders: true } : { errorId: OFFLINE });
}
