/**
 * What an address says that wants nothing folded of a chart that would be at first. No state that can be folded has
 * this name.
 */
export const nothingFolded = 'none';
