import type { ShopCountry } from '../model/locale.ts';

/** Days are counted from 1 January 1970, a Thursday. */
const DAY = 86_400_000;
export const dayOf = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / DAY;
/** 0 is Sunday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

const [MON, THU] = [1, 4];

type Holiday = (year: number) => number;

const on =
  (month: number, date: number): Holiday =>
  (year) =>
    dayOf(year, month, date);
/** Returns the first such weekday on or after a date. */
const from =
  (month: number, date: number, weekday: number): Holiday =>
  (year) => {
    const day = dayOf(year, month, date);
    return day + ((weekday - weekdayOf(day) + 7) % 7);
  };

/** Returns Easter Sunday of the Gregorian calendar, by Butcher's algorithm. */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const week = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7;
  const month = moon + week - 7 * Math.floor((a + 11 * moon + 22 * week) / 451) + 114;
  return dayOf(year, Math.floor(month / 31), (month % 31) + 1);
}
const easter =
  (days: number): Holiday =>
  (year) =>
    easterSunday(year) + days;

const newYear = on(1, 1);
const labourDay = on(5, 1);
const [goodFriday, easterMonday, ascension, whitMonday] = [easter(-2), easter(1), easter(39), easter(50)];
const [christmas, boxingDay] = [on(12, 25), on(12, 26)];

interface Calendar {
  /** Time zone of the warehouse, as in the IANA database. */
  timeZone: string;
  holidays: readonly Holiday[];
  /** A holiday on one of these weekdays moves to the next free day. */
  moving: readonly number[];
}

/** The days on which the warehouse and the carriers of a country do not work, beside the weekends. */
export const calendars: Record<ShopCountry, Calendar> = {
  US: {
    timeZone: 'America/New_York',
    holidays: [newYear, from(5, 25, MON), on(7, 4), from(9, 1, MON), from(11, 22, THU), christmas],
    moving: [0],
  },
  CA: {
    timeZone: 'America/Toronto',
    holidays: [
      newYear,
      goodFriday,
      from(5, 18, MON),
      on(7, 1),
      from(9, 1, MON),
      from(10, 8, MON),
      christmas,
      boxingDay,
    ],
    moving: [0, 6],
  },
  GB: {
    timeZone: 'Europe/London',
    holidays: [
      newYear,
      goodFriday,
      easterMonday,
      from(5, 1, MON),
      from(5, 25, MON),
      from(8, 25, MON),
      christmas,
      boxingDay,
    ],
    moving: [0, 6],
  },
  FR: {
    timeZone: 'Europe/Paris',
    holidays: [
      newYear,
      easterMonday,
      labourDay,
      on(5, 8),
      ascension,
      whitMonday,
      on(7, 14),
      on(8, 15),
      on(11, 1),
      on(11, 11),
      christmas,
    ],
    moving: [],
  },
  DE: {
    timeZone: 'Europe/Berlin',
    holidays: [newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, on(10, 3), christmas, boxingDay],
    moving: [],
  },
  IT: {
    timeZone: 'Europe/Rome',
    holidays: [
      newYear,
      on(1, 6),
      easterMonday,
      on(4, 25),
      labourDay,
      on(6, 2),
      on(8, 15),
      on(11, 1),
      on(12, 8),
      christmas,
      boxingDay,
    ],
    moving: [],
  },
  ES: {
    timeZone: 'Europe/Madrid',
    holidays: [
      newYear,
      on(1, 6),
      goodFriday,
      labourDay,
      on(8, 15),
      on(10, 12),
      on(11, 1),
      on(12, 6),
      on(12, 8),
      christmas,
    ],
    moving: [],
  },
};

/** Orders placed before this hour, local time, are processed on the same day. */
export const cutOffHour = 14;

const weekend: readonly number[] = [0, 6];

const known = new Map<string, ReadonlySet<number>>();

function holidaysOf(country: ShopCountry, year: number): ReadonlySet<number> {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const { holidays, moving } = calendars[country];
  const days = new Set(holidays.map((holiday) => holiday(year)));
  for (const day of [...days].filter((one) => moving.includes(weekdayOf(one)))) {
    let free = day + 1;
    while (days.has(free) || weekend.includes(weekdayOf(free))) free += 1;
    days.add(free);
  }
  known.set(key, days);
  return days;
}

/** True on a public holiday of the country; `day` counts from 1 January 1970. */
export const isHoliday = (country: ShopCountry, day: number): boolean =>
  holidaysOf(country, new Date(day * DAY).getUTCFullYear()).has(day);

export function isWorkingDay(country: ShopCountry, day: number): boolean {
  return !weekend.includes(weekdayOf(day)) && !isHoliday(country, day);
}
