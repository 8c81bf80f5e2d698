import type { Store as StoreAnswer, StoreList } from '#openapi/generated/waymark.gen.ts';
import { countriesNear } from '../settings/locales.ts';
import type { Store, StoreService } from '../model/store.ts';
import type { Site } from '../catalogue/site.ts';
import type { Database } from '../db/database.types.ts';

/** Services as the contract names them; repairs, fittings and events are listed elsewhere. */
const services: Partial<Record<StoreService, StoreAnswer['services'][number]>> = {
  PICKUP: 'BOPIS_SD',
  SHIP_TO_STORE: 'BOPIS_STS',
  RETURNS: 'RETURNS',
};

/** Returns opening hours in the form of the contract: a closed day has no entry. */
export const openingHoursOf = ({ hours }: Pick<Store, 'hours'>): StoreAnswer['openingHours'] =>
  hours.flatMap((span, at) => (span ? [{ day: at + 1, ...span }] : []));

/** Returns a store in the form of the contract. */
export function storeOf(seed: Store): StoreAnswer {
  return {
    storeId: seed.id,
    name: seed.name,
    address: {
      addressLine1: seed.addressLine1,
      city: seed.city,
      ...(seed.province ? { province: seed.province } : {}),
      postalCode: seed.postalCode,
      countryCode: seed.country,
    },
    latitude: seed.latitude,
    longitude: seed.longitude,
    phone: seed.phone,
    timeZone: seed.timeZone,
    openingHours: openingHoursOf(seed),
    services: seed.services.flatMap((service) => services[service] ?? []),
  };
}

export type ReadStores = () => Promise<Store[]>;

export const storeReader =
  ({ raw }: Pick<Database, 'raw'>): ReadStores =>
  async () => {
    const rows = await raw<{ doc: Store }>('SELECT doc FROM stores', []);
    return rows.map(({ doc }) => doc);
  };

const MINUTE = 60_000;

/** The stores by country, city and name, cached for a minute. */
export class StoreDirectory {
  #read: ReadStores;
  #now: () => number;
  #kept: { stores: Promise<StoreAnswer[]>; until: number } | null = null;

  constructor(read: ReadStores, now: () => number) {
    this.#read = read;
    this.#now = now;
  }

  async #all(): Promise<StoreAnswer[]> {
    if (!this.#kept || this.#kept.until <= this.#now()) {
      const stores = this.#read().then((seeds) => seeds.map(storeOf).sort(byPlace));
      this.#kept = { stores, until: this.#now() + MINUTE };
      stores.catch(() => (this.#kept = null));
    }
    return this.#kept.stores;
  }

  /** Returns the stores of one country, else of the whole region of the site. */
  async list(site: Site, country?: string): Promise<StoreList> {
    const meant: readonly string[] = country ? [country] : countriesNear(site.country);
    const stores = await this.#all();
    return { stores: stores.filter(({ address }) => meant.includes(address.countryCode)) };
  }
}

const placeOf = ({ address, name }: StoreAnswer): string => `${address.countryCode} ${address.city} ${name}`;
const byPlace = (a: StoreAnswer, b: StoreAnswer): number => placeOf(a).localeCompare(placeOf(b));
