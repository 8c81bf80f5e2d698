import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';

/** Measures of catalogue 9 that only a browser can tell; 1 rem is 16 px. */

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const px = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, of]) => Number.parseFloat(getComputedStyle(element, of).getPropertyValue(name)), [
      property,
      pseudo,
    ] as const);

const words = '[data-part=words]';

test('a hero has 6.75rem below its words with room for the navigation, else 2.5rem', async ({ page }) => {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await page.goto('/blocks/hero/example');
    expect(await px(page, words, 'padding-bottom')).toBe(108);
    await page.goto('/en-us/about');
    expect(await px(page, `[data-hero=plain] ${words}`, 'padding-bottom')).toBe(40);
  }
});

test('a shade is 35 percent high, and 50 where it is focused', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [style, share] of [
    ['full', 0.35],
    ['focused', 0.5],
  ] as const) {
    await page.goto(`/blocks/banner/gradientStyle-${style}`);
    const [shade, height] = await Promise.all([
      px(page, words, 'height', '::before'),
      page.locator(words).evaluate((element) => element.clientHeight),
    ]);
    expect(shade / height).toBeCloseTo(share, 2);
  }
});

test('words over a picture are a third, a half, two thirds or 11/12 of it wide', async ({ page }) => {
  await page.setViewportSize(wide);
  for (const [name, share] of [
    ['xs', 1 / 3],
    ['sm', 1 / 2],
    ['md', 2 / 3],
    ['lg', 11 / 12],
  ] as const) {
    await page.goto(`/blocks/banner/overlayWidth-${name}`);
    expect((await px(page, `[data-width=${name}]`, 'width')) / wide.width, name).toBeCloseTo(share, 2);
  }
});

test('a picture beside words takes 60, 50 or 40 percent, on either side', async ({ page }) => {
  await page.setViewportSize(wide);
  for (const type of ['banner', 'hero'])
    for (const width of [60, 50, 40]) {
      await page.goto(`/blocks/${type}/imageWidth-${width}`);
      const share = await page
        .locator(`main [data-image='${width}']`)
        .first()
        .evaluate((element) => {
          const columns = getComputedStyle(element).gridTemplateColumns.split(' ').map(Number.parseFloat);
          const picture = element.querySelector('[data-part=media]')?.getBoundingClientRect().width ?? 0;
          return picture / columns.reduce((sum, column) => sum + column, 0);
        });
      expect(share, `${type} ${width}`).toBeCloseTo(width / 100, 2);
    }
});

test('a caption is at most 9.375rem wide', async ({ page }) => {
  await page.goto('/blocks/banner/example-2');
  expect(await px(page, 'figcaption', 'max-width')).toBe(150);
});

test('a call to action is 12.5rem wide and its padding, and a phone has no arrows', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/blocks/collection/variant-cta');
  expect(await px(page, 'ul[data-slide] > li', 'width')).toBe(200 + 2 * 16);
  await expect(page.locator('[data-part=arrows]')).toBeHidden();
});

test('the bar of the navigation is 2.35rem high, and a column of its panel a sixth of the page wide', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/en-us');
  await hydrated(page, 'mega-menu');
  const entry = page.getByRole('navigation').locator('[data-item] > a').first();
  expect(await entry.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(37.6, 1);
  await entry.hover();
  const columns = page.locator('[data-part=columns]');
  await expect(columns).toBeVisible();
  const step = await columns.evaluate((element) => {
    const [first = 0, second = 0] = [...element.children].map((child) => child.getBoundingClientRect().left);
    return second - first;
  });
  const inner = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.width = 'calc(min(100vw, var(--page)) - 2 * var(--gutter))';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });
  expect(step).toBeCloseTo(inner / 6, 0);
});
