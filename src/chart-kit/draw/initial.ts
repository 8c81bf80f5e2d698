/** Returns the id of the dot before the initial state. */
export const initialOf = (id: string): string => `${id}|initial`;
