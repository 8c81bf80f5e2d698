/** A text of the guide, with the error code (docs/errors.md) of the refusal. */
export const refusedWith = (note: string, errorId: string | null): string =>
  errorId === null || note.includes(errorId) ? note : `${note} ${errorId}.`;
