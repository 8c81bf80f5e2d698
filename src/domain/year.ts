/**
 * The calendar year of a moment (milliseconds since 1970, or ISO), by UTC: what is granted for a year begins again with
 * it.
 */
export const yearOf = (moment: number | string): number => new Date(moment).getUTCFullYear();

/** A year's first moment and that of the next, in ISO. */
export const boundsOfYear = (year: number): { from: string; until: string } => ({
  from: new Date(Date.UTC(year, 0, 1)).toISOString(),
  until: new Date(Date.UTC(year + 1, 0, 1)).toISOString(),
});
