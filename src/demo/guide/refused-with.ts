/** What is said of something, with the code of the error catalogue (docs/errors.md) that it is refused with. */
export const refusedWith = (note: string, errorId: string | null): string =>
  errorId === null || note.includes(errorId) ? note : `${note} ${errorId}.`;
