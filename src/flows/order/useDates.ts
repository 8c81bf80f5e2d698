import { useLocale } from '#src/messages/text.ts';

/** Writes moments (ISO) in the page's way: a day as the service counts it, or a time of the reader's own. */
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
