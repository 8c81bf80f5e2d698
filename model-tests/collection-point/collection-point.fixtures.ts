import type { CollectionPoint, CollectionPointResult } from '#openapi/generated/waymark.gen.ts';

const point = (
  id: string,
  name: string,
  addressLine1: string,
  postalCode: string,
  distance: number,
): CollectionPoint => ({
  id,
  name,
  carrier: 'Parcelway',
  address: { addressLine1, city: 'London', postalCode, countryCode: 'GB' },
  latitude: 51.512,
  longitude: -0.1352,
  timeZone: 'Europe/London',
  openingHours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '07:00', closes: '22:00' })),
  distance,
});

export const brewerStreet = point('GB-0782', 'Brewer Street Post & Print', '63 Brewer Street', 'W1F 9UL', 600);

/** The search result for London, as in the shop's opening data. */
export const nearLondon: CollectionPointResult = {
  place: { name: 'London', latitude: 51.5074, longitude: -0.1278 },
  collectionPoints: [brewerStreet],
};
export const nothing: CollectionPointResult = { collectionPoints: [] };

export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };
