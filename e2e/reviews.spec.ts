import { openWithSession } from '#model-tests/cart/cart.world.ts';
import votes from '#src/messages/compiled/en-US/helpful-vote.gen.ts';
import report from '#src/messages/compiled/en-US/review-user-content.gen.ts';
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
  const total = Number(/\d+/.exec(await reviews.getByRole('status').first().innerText())?.[0]);
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

test('a link shows the reviews that were chosen, and a shopper votes on and reports one', async ({ page }) => {
  await openWithSession(page);
  await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS?reviewFit=true-to-size');
  await hydrated(page, 'product');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const reviews = page.getByRole('region', { name: words.title });
  const fits = reviews.getByRole('group', { name: words.byFit }).getByRole('button', { name: /^True to size/ });
  await expect(fits).toHaveAttribute('aria-pressed', 'true');
  for (const item of await reviews.getByRole('listitem').all()) await expect(item).toContainText('True to size');
  const sizes = reviews.getByLabel(words.bySize);
  await sizes.selectOption({ index: 1 });
  await expect(page).toHaveURL(/reviewFit=true-to-size&reviewSize=/);
  await reviews.getByRole('button', { name: words.all }).click();
  await expect(page).toHaveURL(/\/p\/[^?]*$/);

  await expect(reviews.getByRole('listitem')).toHaveCount(5);
  await expect(reviews.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  const first = reviews.getByRole('listitem').first();
  const yes = first.getByRole('button', { name: /^Yes/ });
  const before = Number(/\d+/.exec(await yes.innerText())?.[0]);
  await yes.click();
  await expect(first.getByRole('status')).toHaveText(votes.thanks);
  await expect(yes).toHaveText(`Yes (${before + 1})`);
  await page.reload();
  await hydrated(page, 'product');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: /^Report the review/ }).click();
  const dialog = page.getByRole('dialog', { name: report.title });
  await dialog.getByRole('radio', { name: report['reasons.off-topic'] }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: report.submit }).click();
  await expect(dialog.getByRole('status')).toHaveText(report.done);
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

test('a German shopper reads a review and a question in German, and the original again', async ({ page }) => {
  await openWithSession(page);
  await page.goto('/de-de/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
  await hydrated(page, 'product');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  for (const name of ['Bewertungen', 'Fragen']) {
    const item = page.getByRole('region', { name }).getByRole('listitem').first();
    const heading = item.getByRole('heading');
    const original = await heading.innerText();
    await expect(heading).toHaveAttribute('lang', 'en');
    await item.getByRole('button', { name: 'Übersetzen' }).click();
    await expect(heading).toHaveText(`Probeübersetzung: ${original}`);
    await expect(heading).toHaveAttribute('lang', 'de');
    await expect(item.getByText('Maschinell übersetzt')).toBeVisible();
    await item.getByRole('button', { name: 'Original zeigen' }).click();
    await expect(heading).toHaveText(original);
  }
});
