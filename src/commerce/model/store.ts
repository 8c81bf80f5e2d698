import type { Localised, ShopCountry } from './locale.ts';

export interface Store {
  /** 4 digits. */
  id: string;
  name: string;
  country: ShopCountry;
  addressLine1: string;
  city: string;
  province: string | null;
  postalCode: string;
  /** International form: +1... */
  phone: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  /** Monday first; null when closed. Local time, 24 hours. */
  hours: ({ opens: string; closes: string } | null)[];
  services: StoreService[];
  /** Days with other hours than those of their weekday; `hours` is null when closed. They go before public holidays. */
  specialDays?: { date: string; hours: { opens: string; closes: string } | null }[] | undefined;
  /** What happens every week; `weekday` is 1 on Monday. Local time, 24 hours. */
  events?: { title: Localised; weekday: number; starts: string; ends: string }[] | undefined;
  employees: { id: string; firstName: string; lastName: string; role: 'manager' | 'associate' }[];
}

export type StoreService = 'PICKUP' | 'SHIP_TO_STORE' | 'RETURNS' | 'REPAIRS' | 'BOOT_FITTING' | 'EVENTS';

export interface CollectionPoint {
  id: string;
  name: string;
  country: ShopCountry;
  addressLine1: string;
  city: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  carrier: string;
  timeZone: string;
  /** Monday first; null when closed. Local time, 24 hours. */
  hours: Store['hours'];
}
