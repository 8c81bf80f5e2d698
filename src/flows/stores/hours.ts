import type { Store } from '#openapi/generated/waymark.gen.ts';

type Hours = Store['openingHours'];
type Span = Pick<Hours[number], 'opens' | 'closes'>;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** When a store or a collection point is open today, by its own clock; null when it is not. */
export function hoursToday(
  { timeZone, openingHours }: Pick<Store, 'timeZone' | 'openingHours'>,
  now = new Date(),
): Span | null {
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(now);
  const found = openingHours.find(({ day }) => days[day - 1] === today);
  return found ? { opens: found.opens, closes: found.closes } : null;
}

/** A day of the week, Monday 1. The fifth of January 1970 was a Monday. */
const dayDate = (day: number): Date => new Date(Date.UTC(1970, 0, 4 + day));
const timeDate = (time: string): Date => new Date(`1970-01-05T${time}:00Z`);

/** `9:00 AM – 6:00 PM`, `9:00–18:00`, as the locale writes a span of time. */
export function spanIn(locale: string, { opens, closes }: Span): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.formatRange(timeDate(opens), timeDate(closes));
}

export interface DaysWithHours {
  /** `Mon – Fr` as the locale writes it. */
  days: string;
  /** Null: closed. */
  hours: string | null;
}

/** The week from Monday on, days in a row with the same hours together. */
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
  return runs.map(({ from, to, hours }) => ({ days: format.formatRange(dayDate(from), dayDate(to)), hours }));
}
