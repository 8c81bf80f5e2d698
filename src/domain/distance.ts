/** A point on the map, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points in a straight line (haversine). */
export function metresBetween(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half))));
}

const MILE = 1609.344;

/** Formats a distance for a locale, in miles for US and GB: `0.8 mi`, `12 km`. */
export function distanceText(metres: number, locale: string): string {
  const isInMiles = /-(us|gb)$/i.test(locale);
  const value = metres / (isInMiles ? MILE : 1000);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
