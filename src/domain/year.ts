/**
 * Returns the UTC calendar year of a moment (milliseconds since 1970, or ISO). Annual allowances start again with each
 * year.
 */
export const yearOf = (moment: number | string): number => new Date(moment).getUTCFullYear();

/** Returns the first moment of a year and of the next year, in ISO. */
export const boundsOfYear = (year: number): { from: string; until: string } => ({
  from: new Date(Date.UTC(year, 0, 1)).toISOString(),
  until: new Date(Date.UTC(year + 1, 0, 1)).toISOString(),
});
