import type {
  CollectionPoint as CollectionPointAnswer,
  CollectionPointResult,
  FoundStore,
  PlaceSearchRequest,
  StoreSearchRequest,
  StoreSearchResult,
} from '#openapi/generated/waymark.gen.ts';
import { metresBetween, type Position } from '#src/domain/distance.ts';
import { countriesNear } from '../settings/locales.ts';
import { canGo, offersWay, sellable, unitsLeft } from '../cart/availability.ts';
import type { CartLine } from '../model/cart.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import { type StockLocation, storeLocation } from '../model/stock-location.ts';
import type { ShopCountry } from '../model/locale.ts';
import type { CollectionPoint } from '../model/store.ts';
import { openingHoursOf, storeOf } from '../utilities/stores.ts';
import { placeOf } from './places.ts';
import type { Database } from '../db/database.types.ts';

/** Metres. Nobody goes farther to collect something. */
const REACH = 250_000;
/** Metres. Nobody goes farther to a collection point, because a carrier brings parcels almost home. */
const POINT_REACH = 50_000;
const LIMIT = 10;

interface Where {
  /** The shopper's country. */
  country: ShopCountry;
}

function nearest<Place extends Position>(places: readonly Place[], from: Position, limit = LIMIT, reach = REACH) {
  return places
    .map((place) => ({ place, distance: metresBetween(from, place) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit);
}

/**
 * Returns stores of the country or its region near a place or a position, or a certain store, each with its stock of
 * the wanted items. A place is looked for in the own country first.
 */
export async function findStores(
  { storeId, place, position, area = 'country', items = [], otherLines = [], limit }: StoreSearchRequest,
  { country }: Where,
  catalogue: Pick<Catalogue, 'stores' | 'stock'>,
): Promise<StoreSearchResult> {
  const known = await catalogue.stores();
  const countries = area === 'region' ? countriesNear(country) : [country];
  const all = [...known.values()].filter((store) => countries.includes(store.country));
  const one = storeId === undefined ? null : (known.get(storeId) ?? null);
  const meant = storeId !== undefined || position ? null : placeOf(place ?? '', countries, all);
  const from = storeId === undefined ? (position ?? meant) : one;
  if (!from) return { stores: [] };
  const others = otherLines.map(
    ({ upc, qty, storeId, delivery = 'pickup' }): Pick<CartLine, 'upc' | 'qty' | 'delivery'> => ({
      upc,
      qty,
      ...(storeId ? { delivery: { kind: delivery, storeId } } : {}),
    }),
  );
  const near = one ? [{ place: one, distance: 0 }] : nearest(all, from, limit);
  const locations = near.flatMap(({ place: { id } }) => items.map(({ upc }) => storeLocation(id, upc)));
  const stock = await catalogue.stock([...locations, ...items.map(({ upc }) => upc)]);
  const stores = near.map(({ place: store, distance }): FoundStore => {
    const left = (location: StockLocation) => unitsLeft(stock, others, location);
    const allGo = (kind: 'pickup' | 'sts') =>
      store.country === country &&
      items.every(({ upc, qty }) =>
        canGo({ upc, qty, recipeId: null }, { delivery: { kind, storeId: store.id }, store, left }),
      );
    return {
      store: storeOf(store),
      distance,
      inventory: items.map(({ upc }) => ({ upc, quantity: sellable(stock.get(storeLocation(store.id, upc))) })),
      pickup: offersWay(store, 'pickup') && allGo('pickup'),
      shipToStore: offersWay(store, 'sts') && allGo('sts'),
    };
  });
  return { ...(meant ? { place: meant } : {}), stores };
}

function pointOf(seed: CollectionPoint, distance: number): CollectionPointAnswer {
  const { id, name, carrier, addressLine1, city, postalCode, country, latitude, longitude, timeZone } = seed;
  return {
    id,
    name,
    carrier,
    address: { addressLine1, city, postalCode, countryCode: country },
    latitude,
    longitude,
    timeZone,
    openingHours: openingHoursOf(seed),
    distance,
  };
}

async function pointsIn(country: string, raw: Database['raw']): Promise<CollectionPoint[]> {
  const rows = await raw<{ doc: CollectionPoint }>('SELECT doc FROM collection_points WHERE country = $1', [country]);
  return rows.map(({ doc }) => doc);
}

/** Returns a collection point by its id; null if this country has no such point. */
export async function collectionPoint(
  id: string,
  { country }: Where,
  { raw }: Pick<Database, 'raw'>,
): Promise<CollectionPoint | null> {
  return (await pointsIn(country, raw)).find((point) => point.id === id) ?? null;
}

/** Returns collection points near a place or a position. */
export async function findCollectionPoints(
  { place, position, limit }: PlaceSearchRequest,
  { country }: Where,
  { raw }: Pick<Database, 'raw'>,
): Promise<CollectionPointResult> {
  const all = await pointsIn(country, raw);
  const meant = position
    ? null
    : placeOf(
        place ?? '',
        [country],
        all.map((one) => ({ ...one, province: null })),
      );
  const from = position ?? meant;
  if (!from) return { collectionPoints: [] };
  const points = nearest(all, from, limit, POINT_REACH).map(({ place: point, distance }) => pointOf(point, distance));
  return { ...(meant ? { place: meant } : {}), collectionPoints: points };
}
