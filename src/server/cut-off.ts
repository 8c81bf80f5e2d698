/**
 * True where a client went away before all of its request was there: nobody waits for the answer, and nothing of ours
 * failed.
 */
export const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
