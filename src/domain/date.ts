/** Whether a date is one that exists, as `2001-02-28`. */
export function isRealDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** Not before, and not after, a bound; both as `2001-02-28`. */
export const isNotBefore = (date: string, bound: string): boolean => date >= bound;
export const isNotAfter = (date: string, bound: string): boolean => date <= bound;

/**
 * How a date is typed: `MM/DD/YYYY` in the United States. `letters` are those of day, month and year: a date field of a
 * browser follows the browser's language, not the page's, hence the default.
 */
export function dateFormat(letters: string, locale?: string): string {
  const [day = 'D', month = 'M', year = 'Y'] = letters;
  const words: Readonly<Record<string, string>> = { day: day.repeat(2), month: month.repeat(2), year: year.repeat(4) };
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type, value }) => words[type] ?? value)
    .join('');
}
