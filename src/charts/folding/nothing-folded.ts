/**
 * The address's value for "nothing folded" of a chart that is folded by default. No state that can be folded has this
 * name.
 */
export const nothingFolded = 'none';
