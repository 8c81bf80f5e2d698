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
