import type { Store } from '#openapi/generated/waymark.gen.ts';
import { plainSpaces } from '#src/domain/plain-spaces.ts';

type Hours = Store['openingHours'];
type Span = Pick<Hours[number], 'opens' | 'closes'>;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns today's opening hours of a store or a collection point, in its own time zone; null if it is closed. */
export function hoursToday(
  { timeZone, openingHours }: Pick<Store, 'timeZone' | 'openingHours'>,
  now = new Date(),
): Span | null {
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(now);
  const found = openingHours.find(({ day }) => days[day - 1] === today);
  return found ? { opens: found.opens, closes: found.closes } : null;
}

/** The date of a weekday, Monday is 1. 5 January 1970 was a Monday. */
const dayDate = (day: number): Date => new Date(Date.UTC(1970, 0, 4 + day));
const timeDate = (time: string): Date => new Date(`1970-01-05T${time}:00Z`);

/** Formats a time span for a locale: `9:00 AM – 6:00 PM`, `9:00–18:00`. */
export function spanIn(locale: string, { opens, closes }: Span): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return plainSpaces(format.formatRange(timeDate(opens), timeDate(closes)));
}

export interface DaysWithHours {
  /** `Mon – Fr` in the locale's format. */
  days: string;
  /** Null: closed. */
  hours: string | null;
}

/** The opening hours of a week, from Monday. Consecutive days with the same hours are one entry. */
export function weekIn(locale: string, openingHours: Hours): DaysWithHours[] {
  const hoursOf = (day: number) =>
    openingHours
      .filter((one) => one.day === day)
      .map((span) => spanIn(locale, span))
      .join(', ') || null;
  const runs: { from: number; to: number; hours: string | null }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const [last, hours] = [runs.at(-1), hoursOf(day)];
    if (last && last.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return runs.map(({ from, to, hours }) => ({
    days: plainSpaces(format.formatRange(dayDate(from), dayDate(to))),
    hours,
  }));
}

/** Formats a day for a locale: `Thu, Dec 24`. */
export const dateIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
