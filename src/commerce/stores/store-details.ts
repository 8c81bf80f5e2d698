import { parsePhoneNumber } from 'libphonenumber-js';
import type { StoreDetails } from '#openapi/generated/waymark.gen.ts';
import type { Language } from '../model/locale.ts';
import type { Store } from '../model/store.ts';
import { isHoliday } from '../settings/working-days.ts';
import { inLanguage } from '../translate.ts';
import { storeOf } from '../utilities/stores.ts';

const DAY = 86_400_000;
/** Days ahead. */
const SPECIAL_DAYS = 60;
const EVENT_DAYS = 30;
const EVENTS = 10;

const facilities = ['REPAIRS', 'BOOT_FITTING', 'EVENTS'] as const;

/** Today in a time zone, counted in days from 1 January 1970. */
const todayIn = (timeZone: string, now: number): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)) / DAY;

const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday; Monday is 1. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;

/** The store's own special days; else a public holiday, on which it is closed. A day that is closed anyway is none. */
function specialDay(store: Store, day: number): StoreDetails['specialDays'] {
  const date = dateOf(day);
  const own = store.specialDays?.find((one) => one.date === date);
  if (own) return [{ date, ...own.hours }];
  const isOpen = Boolean(store.hours[weekdayOf(day) - 1]);
  return isOpen && isHoliday(store.country, day) ? [{ date }] : [];
}

const days = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

/** Returns what the page of a store shows: also the hours and events of the next weeks, in the store's time zone. */
export function storeDetails(store: Store, language: Language, now: number): StoreDetails {
  const today = todayIn(store.timeZone, now);
  const specialDays = days(today, SPECIAL_DAYS).flatMap((day) => specialDay(store, day));
  const closed = new Set(specialDays.flatMap(({ date, opens }) => (opens === undefined ? [date] : [])));
  const events = days(today, EVENT_DAYS).flatMap((day) =>
    (store.events ?? [])
      .filter(({ weekday }) => weekday === weekdayOf(day) && !closed.has(dateOf(day)))
      .map(({ title, starts, ends }) => ({ title: inLanguage(title, language), date: dateOf(day), starts, ends })),
  );
  return {
    store: storeOf(store),
    phoneText: parsePhoneNumber(store.phone).formatInternational(),
    facilities: facilities.filter((one) => store.services.includes(one)),
    specialDays,
    events: events.slice(0, EVENTS),
  };
}
