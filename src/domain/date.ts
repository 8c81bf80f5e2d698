/** Whether a date is one that exists, as `2001-02-28`. */
export function isRealDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** Not before, and not after, a bound; both as `2001-02-28`. */
export const isNotBefore = (date: string, bound: string): boolean => date >= bound;
export const isNotAfter = (date: string, bound: string): boolean => date <= bound;
