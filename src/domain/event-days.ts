/** The days of an event, first and last, as ISO dates. */
export interface EventSpan {
  startDate: string;
  endDate: string;
}

const DAY = 86_400_000;

/** The number of days that a registration can name. */
const MOST = 31;

/** Returns each date from the first day to the last; none if the last comes before the first. */
export function eventDays({ startDate, endDate }: EventSpan): string[] {
  const [first, last] = [Date.parse(startDate), Date.parse(endDate)];
  const count = Math.min(MOST, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => new Date(first + at * DAY).toISOString().slice(0, 10));
}
