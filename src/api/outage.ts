/**
 * For the `catch` of a fetch, or of an import of code that is loaded when it is needed. A TypeError is what browsers
 * reject with when no answer came: it gets the errorId that charts know that by (machines/shared/failure.ts). A call
 * that was given up stays what it is.
 */
export function asOffline(error: unknown): never {
  throw error instanceof TypeError ? Object.assign(error, { errorId: 'OFFLINE' }) : error;
}
