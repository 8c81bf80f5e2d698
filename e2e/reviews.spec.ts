import words from '#src/messages/compiled/en-US/reviews.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The reviews below a product: spread of the stars, order, and reading on. */

test('a shopper reads the reviews of a product, in another order and by stars', async ({ page }) => {
  await page.goto('/en-us/p/WMTR1001MOS');
  await hydrated(page, 'product');
  await page
    .getByRole('main')
    .getByRole('link', { name: /of 5 stars/ })
    .first()
    .click();
  const reviews = page.getByRole('region', { name: words.title });
  await expect(reviews.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const total = Number(/\d+/.exec(await reviews.getByRole('status').innerText())?.[0]);
  expect(total).toBeGreaterThan(5);
  await expect(reviews.getByRole('listitem')).toHaveCount(5);
  await reviews.getByRole('button', { name: words.more }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(total);
  await reviews.getByLabel(words.sort).selectOption('lowest');
  const starsOf = async () =>
    (await reviews.getByRole('listitem').allInnerTexts()).map((text) => Number(/^(\d) star/.exec(text)?.[1]));
  await expect.poll(async () => (await starsOf()).length).toBe(5);
  const stars = await starsOf();
  expect(stars).toEqual(stars.toSorted());
  await reviews.getByRole('button', { name: /^5 stars: \d+ review/ }).click();
  await expect.poll(async () => new Set(await starsOf())).toEqual(new Set([5]));
});

test.describe('offline', () => {
  test.use({ forgives: /ERR_INTERNET_DISCONNECTED/ });

  test('another order says that it did not load, and loads when tried again', async ({ page, context }) => {
    await page.goto('/en-us/p/WMTR1001MOS');
    await hydrated(page, 'product');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const reviews = page.getByRole('region', { name: words.title });
    await expect(reviews.getByRole('listitem').first()).toBeVisible();
    await context.setOffline(true);
    await reviews.getByRole('button', { name: words.more }).click();
    await expect(reviews.getByText(words.stuck)).toBeVisible();
    await reviews.getByLabel(words.sort).selectOption('newest');
    await expect(reviews.getByText(words.unavailable)).toBeVisible();
    await context.setOffline(false);
    await reviews.getByRole('button', { name: words.retry }).click();
    await expect(reviews.getByRole('listitem')).toHaveCount(5);
  });
});
