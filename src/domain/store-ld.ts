import type { Store, StoreDetails } from '#openapi/generated/waymark.gen.ts';

type Json = Record<string, unknown>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const placeOf = ({ address, latitude, longitude }: Store): Json => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.addressLine1,
    addressLocality: address.city,
    ...(address.province ? { addressRegion: address.province } : {}),
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
});

/** A store with its hours and events (schema.org). `url` is the absolute URL of its page. */
export const storeLd = ({ store, specialDays, events }: StoreDetails, url: string): Json => ({
  '@context': 'https://schema.org',
  '@type': ['LocalBusiness', 'SportingGoodsStore'],
  '@id': url,
  name: store.name,
  url,
  telephone: store.phone,
  ...placeOf(store),
  openingHoursSpecification: store.openingHours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
    opens,
    closes,
  })),
  // A day that opens and closes at midnight is closed (schema.org).
  specialOpeningHoursSpecification: specialDays.map(({ date, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })),
  event: events.map(({ title, date, starts, ends }) => ({
    '@type': 'Event',
    name: title,
    startDate: `${date}T${starts}`,
    endDate: `${date}T${ends}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: store.name, ...placeOf(store) },
  })),
});
