import type { Store } from '#openapi/generated/waymark.gen.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** When a store or a collection point is open today, by its own clock; null when it is not. */
export function hoursToday({ timeZone, openingHours }: Pick<Store, 'timeZone' | 'openingHours'>, now = new Date()): { opens: string; closes: string } | null {
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(now);
  const found = openingHours.find(({ day }) => days[day - 1] === today);
  return found ? { opens: found.opens, closes: found.closes } : null;
}
