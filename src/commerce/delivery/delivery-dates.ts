import type { ShopCountry } from '../model/locale.ts';
import type { ShippingMethod } from '../model/shipping.ts';
import { calendars, cutOffHour, dayOf, isWorkingDay } from '../settings/working-days.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** When the work on an order begins, for orders between two moments. */
interface Start {
  /** Days since 1 January 1970. */
  day: number;
  /** Milliseconds since the epoch: the time of the request, and the cut-off of `day`. */
  since: number;
  until: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time of a time zone, as if it were UTC. */
function wallTime(timeZone: string, now: number): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  const read = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return dayOf(year, month, day) * DAY + hour * HOUR + minute * 60_000 + second * 1000;
}

const starts = new Map<ShopCountry, Start>();

/** Returns the next working day; today only before the cut-off. */
function startOf(country: ShopCountry, now: number): Start {
  const known = starts.get(country);
  if (known && known.since <= now && now < known.until) return known;
  const { timeZone } = calendars[country];
  const cutOff = cutOffHour * HOUR;
  const local = wallTime(timeZone, now);
  let day = Math.floor(local / DAY) + (local % DAY < cutOff ? 0 : 1);
  while (!isWorkingDay(country, day)) day += 1;
  const until = day * DAY + cutOff;
  // Clocks change at night, so the offset at the cut-off equals that of the same hour in UTC.
  const start = { day, since: now, until: until - (wallTime(timeZone, until) - until) };
  starts.set(country, start);
  return start;
}

/** Parses a delivery time: "1-3 days" is 1 to 3, "1 day" 1, "Same day" 0. */
export function workingDaysOf({ deliveryTime }: Pick<ShippingMethod, 'deliveryTime'>): {
  daysMin: number;
  daysMax: number;
} {
  const [first = 0, last = first] = (deliveryTime.match(/\d+/g) ?? []).map(Number);
  return { daysMin: first, daysMax: last };
}

function after(country: ShopCountry, start: number, days: number): string {
  let day = start;
  for (let left = days; left > 0; left -= 1) {
    do day += 1;
    while (!isWorkingDay(country, day));
  }
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/**
 * Delivery dates in the country's own days (ISO), if it is ordered before `validUntil` (milliseconds since the epoch).
 */
export interface DeliveryDates {
  earliestDate: string;
  latestDate: string;
  validUntil: number;
}

/**
 * Returns the dates of a method for an order placed now (decision 039). Null if nothing is transported: by e-mail, and
 * from a store's own stock.
 */
export function deliveryDatesOf(
  method: Pick<ShippingMethod, 'kind' | 'country' | 'deliveryTime'>,
  now: number,
): DeliveryDates | null {
  const { kind, country } = method;
  if (kind === 'digital' || kind === 'pickup') return null;
  const { day, until } = startOf(country, now);
  const { daysMin, daysMax } = workingDaysOf(method);
  return { earliestDate: after(country, day, daysMin), latestDate: after(country, day, daysMax), validUntil: until };
}
