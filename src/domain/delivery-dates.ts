/** Promised ISO dates; absent if nothing is shipped. */
interface Promised {
  earliestDate?: string;
  latestDate?: string;
}

/** Formats the dates in a locale: "Fri, Nov 27 – Tue, Dec 1", or one day if both are the same. Null without dates. */
export function deliveryDates({ earliestDate, latestDate = earliestDate }: Promised, locale: string): string | null {
  if (!earliestDate || !latestDate) return null;
  const { format } = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return [...new Set([earliestDate, latestDate])].map((date) => format(new Date(date))).join(' – ');
}

/** Returns the delivery dates of a method; without dates (a pickup, or an older order) its delivery time. */
export const deliveryWhen = (method: Promised & { deliveryTime: string }, locale: string): string =>
  deliveryDates(method, locale) ?? method.deliveryTime;
