/** The states that an address asks to be folded, each once and in one order, so that one choice has one address. */
export const foldsOf = ({ fold = [] }: Record<string, unknown>): string[] =>
  [...new Set([fold].flat().map(String))].toSorted();
