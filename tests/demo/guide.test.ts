import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseProduct } from '#src/domain/catalogue-url.ts';
import { demoGuide } from '#src/demo/guide/guide.ts';
import { guideMarkdown } from '#src/demo/guide/markdown.ts';
import { seed } from '#src/demo/seed.ts';

const page = readFileSync('docs/demo.md', 'utf8');
const lines = Object.values(demoGuide.groups).flatMap((sections) => sections.flatMap((section) => section.lines));
const typed = lines.flatMap(({ types = [] }) => types.map(({ text }) => text));
const plain = (text: string): string => text.replaceAll(' ', '');

test('docs/demo.md lists what can be tried in the demo: `npm run demo -- docs`', () => {
  expect(page).toBe(guideMarkdown(demoGuide));
});

describe('the guide lists', () => {
  test('all people of the demo, each with what signing in shows', () => {
    expect(demoGuide.people.map(({ email }) => email)).toEqual(seed.people.map(({ email }) => email));
    for (const { causes, role } of demoGuide.people) expect([causes, role]).not.toContain('');
    for (const { demoPassword } of seed.people) expect(demoPassword).toBe(demoGuide.password);
  });

  test('every code, gift card, reward and order', () => {
    const numbers = [
      ...seed.promotions.flatMap(({ code }) => code ?? []),
      ...seed.giftCards.flatMap(({ number, pin }) => [number, pin]),
      ...seed.storedRewards.map(({ code }) => code),
      ...seed.people.flatMap(({ orders }) => orders.map(({ orderNumber }) => orderNumber)),
    ];
    expect(numbers.filter((number) => !typed.map(plain).includes(number))).toEqual([]);
  });

  test('every store and every shop that holds parcels', () => {
    const names = [
      ...seed.stores.map(({ name }) => name.replace('Waymark ', '')),
      ...seed.collectionPoints.map(({ name }) => name),
    ];
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
  });

  test('every product with a story of its own', () => {
    const pages = lines.map((line) => line.page);
    const stories = [...seed.stockExceptions, ...seed.storeStockExceptions].map(
      ({ variantId }) => `/p/${variantId.split('-', 1).join()}`,
    );
    expect(stories.filter((story) => !pages.includes(story))).toEqual([]);
  });

  test('product pages that match their line', () => {
    const products = lines.flatMap(({ name = '', page: path = '' }) =>
      path.startsWith('/p/') ? [{ name, id: parseProduct(path.slice(3))?.id }] : [],
    );
    expect(products.length).toBeGreaterThan(15);
    for (const { name, id } of products) {
      const product = seed.products.find((one) => one.id === id);
      const master = seed.masters.find((one) => one.id === product?.masterId);
      const department =
        master?.department === 'women' || master?.department === 'men' ? ` for ${master.department}` : '';
      expect(name).toMatch(
        new RegExp(`^${master?.name}${department} in ${product?.colour.label.en}(, size [\\dA-Z.]+)?$`),
      );
      const size = / size (.+)$/.exec(name)?.[1];
      if (size) expect(product?.variants.map(({ attributes }) => attributes['size'])).toContain(size);
    }
  });

  test('the cases that the README listed before', () => {
    const told =
      '3220, 3063, 1629, 0002, 4954, 0069, 1117, 123456, Noform, Overdue, Lapsed, 4821, 1936, FIRSTSTEPS, $150, TRAIL-2060, SUMMIT-9000, RIDGE-4711, ALPES-3300, WELCOME-1001, TILL-0600, SUMMIT-1313, ' +
      'RIDGE20, BOOTS25, FREESHIP, WARMFEET, FIRSTSNOW, SUMMER24, FIRST100, THANKYOU10, OLDTRAIL, STORMY, BECKBOTTLE, NOTACODE, 99501, gifts.closed@example.com, no.gifts@example.com, PO Box 1204, 967, ' +
      '1 Nowhere Lane, 00000, 09180, Keystone, 80435, 1600 Pearl, Inverness, Boulder, WMTR1101INK-100, 99729, Trailhead1, associate-login, Adjust price, Adjust order, Adjust delivery, robot@example.com, ' +
      'maybe.robot@example.com, W100204417, W100220804, W100221530, W100216655, DEMO_DAY_MINUTES, /sandbox/mail';
    expect(told.split(', ').filter((one) => !page.includes(one))).toEqual([]);
  });
});
