import { useLocale } from '#src/messages/text.ts';

/**
 * Returns formatters for moments (ISO) in the page's locale: a day in the service's time zone, or a time in the
 * reader's.
 */
export function useDates() {
  const locale = useLocale();
  const write = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(moment));
  return {
    day: write({ dateStyle: 'long', timeZone: 'UTC' }),
    shortDay: write({ month: 'short', day: 'numeric', timeZone: 'UTC' }),
    time: write({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
