/** ISO days, as the service promises them; absent where nothing has to travel. */
interface Promised {
  earliestDate?: string;
  latestDate?: string;
}

/** "Fri, Nov 27 – Tue, Dec 1" in the way of a locale, one day where both are the same; null without dates. */
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

/** When a method delivers: its dates, else how long it takes (a pickup, and orders of before there were dates). */
export const deliveryWhen = (method: Promised & { deliveryTime: string }, locale: string): string =>
  deliveryDates(method, locale) ?? method.deliveryTime;
