/**
 * For the `catch` of a fetch, or of a dynamic import. Browsers reject with a TypeError if no answer came; it gets the
 * error id OFFLINE, by which charts recognise it (machines/shared/failure.ts). Any other error, for example of an
 * aborted call, is rethrown unchanged.
 */
export function asOffline(error: unknown): never {
  throw error instanceof TypeError ? Object.assign(error, { errorId: 'OFFLINE' }) : error;
}
