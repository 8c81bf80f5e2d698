import type { FoundPlace } from '#openapi/generated/waymark.gen.ts';
import { withoutUmlauts } from '#src/domain/umlauts.ts';
import { gazetteer, type Place } from '../settings/places.ts';

/**
 * Returns the text without accents, case or signs, so that `montreal` is Montréal, `Muenchen` is München and `T1L1A4`
 * is T1L 1A4.
 */
const plain = (text: string): string =>
  withoutUmlauts(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
const tight = (text: string): string => plain(text).replaceAll(' ', '');

/** Something with an address that a shopper may mean. */
export interface Addressed {
  name: string;
  city: string;
  province: string | null;
  postalCode: string;
  country: string;
  latitude: number;
  longitude: number;
}

const found = ({ latitude, longitude }: Addressed | Place, name: string): FoundPlace => ({ name, latitude, longitude });

/** Returns how many characters at the start of a postal code match the typed ones: the more, the nearer. */
const shared = (typed: string, code: string): number => {
  const other = tight(code);
  let length = 0;
  while (length < typed.length && typed[length] === other[length]) length += 1;
  return length;
};

/**
 * Returns the place that a shopper typed: a city (with or without its province), a postal code, or the name of a store
 * or collection point. The first of the countries that knows it decides. Null for an unknown place.
 */
export function placeOf(typed: string, countries: readonly string[], known: readonly Addressed[]): FoundPlace | null {
  for (const country of countries) {
    const place = placeIn(country, typed, known);
    if (place) return place;
  }
  return null;
}

function placeIn(country: string, typed: string, known: readonly Addressed[]): FoundPlace | null {
  const [wanted, code] = [plain(typed), tight(typed)];
  if (wanted === '') return null;
  const mine = known.filter((one) => one.country === country);
  const listed = gazetteer.filter((one) => one.country === country);
  const isCity = (city: string, province: string | null) =>
    wanted === plain(city) || (province !== null && wanted === plain(`${city} ${province}`));
  const city = listed.find(({ name, province }) => isCity(name, province));
  if (city) return found(city, city.name);
  const there = mine.find((one) => isCity(one.city, one.province));
  if (there) return found(there, there.city);

  if (/\d/.test(code)) {
    const byCode = [
      ...mine.map((one) => ({ place: found(one, one.city), length: shared(code, one.postalCode) })),
      ...listed.flatMap((one) =>
        one.postal.map((prefix) => ({
          place: found(one, one.name),
          length: code.startsWith(tight(prefix)) ? tight(prefix).length : 0,
        })),
      ),
    ].sort((a, b) => b.length - a.length)[0];
    return byCode && byCode.length >= 2 ? byCode.place : null;
  }
  if (wanted.length < 3) return null;
  const named = mine.find(({ name }) => plain(name).includes(wanted));
  if (named) return found(named, named.city);
  const begun = [...listed.map((one) => [one, one.name] as const), ...mine.map((one) => [one, one.city] as const)].find(
    ([, name]) => plain(name).startsWith(wanted),
  );
  return begun ? found(begun[0], begun[1]) : null;
}
