import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import type { SocialGallery } from '#openapi/generated/waymark.gen.ts';
import reviews from '#src/messages/compiled/en-US/reviews.gen.ts';
import words from '#src/messages/compiled/en-US/write-review.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/own-shop.ts';
import { expect, hydrated } from './support/test.ts';

/** A customer gives the pictures of a review to the gallery and takes them back, in a shop of its own. */

// While the shop restarts, and before the first session, some calls are refused.
test.use({ forgives: /status of 40[134]/ });

/** Longer than the demo lets a review wait. */
const TWO_MINUTES = 120_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const box = (page: Page) => dialog(page).getByRole('checkbox', { name: words.sharePictures });

async function openReview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en-us/p/WMTR1001MOS`);
  await hydrated(page, 'product');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: reviews.title }).getByRole('button', { name: reviews.write }).click();
  await expect(dialog(page)).toBeVisible();
}

/** What the newest picture of the gallery shows; the service tells it some time after its start. */
const newest = (page: Page, url: string) =>
  expect.poll(async () => {
    const answer = await page.request.get(`${url}/fapi/components/social-gallery?locale=en-us`);
    const { pictures } = (await answer.json()) as SocialGallery;
    return pictures[0]?.alt;
  });

/** The first picture of the block of a page that editors made. */
async function openGallery(page: Page, url: string) {
  await page.goto(`${url}/en-us/basecamp`);
  await hydrated(page, 'storefront');
  const place = page.locator('#seen-outside');
  await place.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight - 300, behavior: 'instant' });
  });
  await expect(place.getByRole('listitem')).toHaveCount(6);
  return place.getByRole('listitem').first();
}

test('pictures of an approved review are in the gallery until their author takes them back', async ({
  page,
  openShop,
}) => {
  test.setTimeout(180_000);
  const shop = await openShop({});
  await page.goto(`${shop.url}/en-us`);
  await openSignIn(page);
  await signInAs(page, 'maya.reed@example.com');
  await openReview(page, shop.url);
  await dialog(page).getByRole('radio', { name: '4 stars' }).check({ force: true });
  await dialog(page).getByLabel(words.heading).fill('Dry all winter');
  await dialog(page).getByRole('textbox', { name: words.text }).fill('Three months of rain.');
  await dialog(page).getByLabel(words.nickname).fill('maya');
  await expect(box(page)).toHaveCount(0);
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a8b6f' } })
    .jpeg()
    .toBuffer();
  await dialog(page).getByLabel(words.addPicture).setInputFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer });
  await dialog(page).getByLabel('What does picture 1 show?').fill('Mud on the sole');
  await expect(box(page)).not.toBeChecked();
  await box(page).check({ force: true });
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: words.submit }).click();
  await expect(dialog(page).getByText(words.sharedPictures)).toBeVisible();

  await shop.restartLater(TWO_MINUTES);
  await newest(page, shop.url).toBe('Mud on the sole');
  const first = await openGallery(page, shop.url);
  await expect(first.getByRole('img', { name: 'Mud on the sole' })).toBeAttached();
  await expect(first).toContainText('By maya');

  await openReview(page, shop.url);
  await dialog(page).getByRole('button', { name: words.rewrite }).click();
  await expect(box(page)).not.toBeChecked();
  await dialog(page).getByRole('button', { name: words.submit }).click();
  await expect(dialog(page).getByText(words['status.SUBMITTED'])).toBeVisible();
  await expect(dialog(page).getByText(words.sharedPictures)).toHaveCount(0);
  await shop.restartLater(TWO_MINUTES);
  await newest(page, shop.url).toBe('Two tents under the stars');
});
