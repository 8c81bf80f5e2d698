import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
const video = (page: Page) => page.locator('#video video');
const play = (page: Page) => page.getByRole('button', { name: /^Play video: The Ridgeline 3/ });
const isPlaying = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => !one.paused);

/** The place is there before its code. */
const come = (page: Page) => page.locator('#video').evaluate((place) => place.scrollIntoView({ block: 'center' }));
const leave = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

// The tests of the shop ask for less motion.
test.use({ reducedMotion: 'no-preference' });

test('a video of a product plays while it is seen, with captions, and pauses out of sight', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/films/')) files.push(request.url());
  });
  await page.goto(shoe);
  await hydrated(page, 'product');
  expect(files).toEqual([]);
  await come(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(play(page)).toHaveCount(0);
  const captions = () =>
    video(page).evaluate((one: HTMLVideoElement) =>
      [...one.textTracks].flatMap(({ mode, language, activeCues }) =>
        mode === 'showing' ? [`${language} ${activeCues?.length}`] : [],
      ),
    );
  await expect.poll(captions).toEqual(['en 1']);
  await expectAccessible(page, '#video');
  await leave(page);
  await expect.poll(() => isPlaying(page)).toBe(false);
  await come(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  // What the shopper pauses stays paused.
  await video(page).evaluate((one: HTMLVideoElement) => one.pause());
  await leave(page);
  await come(page);
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test.describe('for shoppers who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a video waits for the press of its button', async ({ page }) => {
    await page.goto(shoe);
    await hydrated(page, 'product');
    await come(page);
    await play(page).press('Enter');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(play(page)).toHaveCount(0);
  });
});

test.describe('a video that does not load', () => {
  test.use({ forgives: /Failed to load resource|ERR_FAILED/, reducedMotion: 'reduce' });

  test('says so, and can be tried again', async ({ page }) => {
    await page.route('**/sandbox/films/*.mp4', (route) => route.abort());
    await page.goto(shoe);
    await hydrated(page, 'product');
    await come(page);
    await play(page).click();
    await expect(page.locator('#video').getByRole('alert')).toContainText('does not load');
    await page.unroute('**/sandbox/films/*.mp4');
    await play(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
});

test('a video of a page plays in a loop, and has a button that pauses it', async ({ page }) => {
  await page.goto('/de-de/stories');
  const place = page.locator('#stories-film-video');
  await place.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const pause = place.getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect(place.getByRole('button', { name: 'Abspielen' })).toBeVisible();
  await expectAccessible(page, '#stories-film-video');
});
