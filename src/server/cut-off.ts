/**
 * True if a client closed the connection before its whole request arrived. Nobody waits for the answer, and it is not a
 * fault of the shop.
 */
export const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
