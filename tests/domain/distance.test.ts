import { expect, test } from 'vitest';
import { distanceText, metresBetween } from '#src/domain/distance.ts';

const boulder = { latitude: 40.0187, longitude: -105.2767 };

test('metres as the crow flies', () => {
  expect(metresBetween(boulder, boulder)).toBe(0);
  // Denver Union Station is about 38 km away.
  expect(metresBetween(boulder, { latitude: 39.753, longitude: -105.0002 })).toBeCloseTo(37_800, -3);
});

test.each([
  [700, 'en-us', '0.4 mi'],
  [37_800, 'en-gb', '23 mi'],
  [700, 'en-ca', '0.7 km'],
  [37_800, 'de-de', '38 km'],
])('%d m for a reader of %s', (metres, locale, words) => {
  expect(distanceText(metres, locale).replaceAll(/\s/g, ' ')).toBe(words);
});
