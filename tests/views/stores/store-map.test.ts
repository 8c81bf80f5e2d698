import { describe, expect, test } from 'vitest';
import { stores } from '#src/demo/stores.ts';
import { drawMap } from '#src/flows/stores/map-points.ts';
import { spanIn, weekIn } from '#src/flows/stores/hours.ts';
import { storePath } from '#src/domain/store-url.ts';

const place = (id: string, latitude: number, longitude: number, isChosen = false) => ({
  id,
  label: id,
  latitude,
  longitude,
  isChosen,
});

describe('the drawn map', () => {
  test('has north up and east right', () => {
    const { places } = drawMap([place('north-west', 50, 0), place('south-east', 45, 10)]);
    const [a, b] = ['north-west', 'south-east'].map((id) => places.find((one) => one.id === id));
    expect(a && b && a.x < b.x && a.y < b.y).toBe(true);
  });

  test('is drawn of a single place', () => {
    const { places, width, height } = drawMap([place('alone', 46, 7)]);
    expect(places).toMatchObject([{ x: width / 2, y: height / 2, label: { text: 'alone' } }]);
  });

  test('leaves out labels that would cover others, but not that of the chosen place', () => {
    const crowd = Array.from({ length: 8 }, (_, at) => place(`place ${at}`, 40 + at / 10_000, -105));
    const { places } = drawMap([...crowd, place('far', 30, -80), place('mine', 40.001, -105, true)]);
    const labelled = places.filter(({ label }) => label).map(({ id }) => id);
    expect(labelled).toContain('mine');
    expect(labelled).toContain('far');
    expect(labelled.length).toBeLessThan(places.length - 2);
  });

  test.each(stores.map((one) => [one.name, one] as const))('says where %s is among those of its country', (_, mine) => {
    const { places } = drawMap(
      stores
        .filter(({ country }) => country === mine.country)
        .map((one) => ({ ...one, label: one.city, isChosen: one === mine })),
    );
    expect(places.find(({ id }) => id === mine.id)?.label?.text).toBe(mine.city);
  });

  test.each(['US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES'])('has all stores of %s inside', (country) => {
    const { places, width, height } = drawMap(
      stores.filter((one) => one.country === country).map((one) => ({ ...one, label: one.city })),
    );
    expect(places.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
  });
});

test('a store’s path has its id and its name in plain letters', () => {
  expect(storePath({ storeId: '2005', name: 'Waymark Québec Saint-Roch' })).toBe(
    '/stores/2005/waymark-quebec-saint-roch',
  );
  expect(storePath({ storeId: 'A-1', name: '山' })).toBe('/stores/A-1');
});

test.each(['en-US', 'en-CA', 'fr-CA', 'en-GB', 'fr-FR', 'de-DE', 'it-IT', 'es-ES'])(
  'hours in %s have only spaces that every browser writes, too',
  (locale) => {
    const hours = [1, 2, 3].map((day) => ({ day, opens: '10:00', closes: '20:30' }));
    const texts = [
      spanIn(locale, { opens: '10:00', closes: '20:30' }),
      ...weekIn(locale, hours).map(({ days }) => days),
    ];
    expect(texts.filter((text) => /[\u2009\u202F]/.test(text))).toEqual([]);
  },
);
