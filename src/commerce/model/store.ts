import type { ShopCountry } from './locale.ts';

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
