/** The id of the dot before the state that is entered first. */
export const initialOf = (id: string): string => `${id}|initial`;
