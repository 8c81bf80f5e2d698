/** Returns the states that the URL asks to fold, without duplicates and sorted, so that one choice has one URL. */
export const foldsOf = ({ fold = [] }: Record<string, unknown>): string[] =>
  [...new Set([fold].flat().map(String))].toSorted();
