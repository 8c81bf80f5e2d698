import { mkdirSync, writeFileSync } from 'node:fs';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

test('a story ends with four others that go with it', async ({ page }) => {
  await page.goto('/en-us/stories/lace-a-trail-shoe');
  const more = page.getByRole('region', { name: 'More stories' }).getByRole('article');
  await expect(more).toHaveCount(4);
  await expect(more.getByRole('link', { name: 'Three ways to lace a trail shoe' })).toHaveCount(0);
});

test('a page of many blocks: its own navigation, slides, and a dialog', async ({ page }) => {
  await page.goto('/en-us/basecamp');
  const slides = page.getByRole('region', { name: 'Three ways out' });
  await slides.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  await expect(slides.getByRole('button', { name: 'Let the slides change' })).toBeVisible();
  await page.getByRole('button', { name: 'What to bring' }).click();
  await expect(page.getByRole('dialog', { name: 'What to bring' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'What to bring' })).toBeHidden();
});

test('a target opens its fragment, and its address without script', async ({ page, browser }) => {
  await page.goto('/en-us/contact-us');
  await page.getByRole('main').getByRole('button', { name: 'Delivery', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Delivery' })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/en-us/contact-us');
  await plain.getByRole('main').getByRole('button', { name: 'Delivery', exact: true }).click();
  await expect(plain.getByRole('dialog', { name: 'Delivery' })).toBeVisible();
  await context.close();
});

for (const path of ['cart', 'checkout'])
  test(`editors' blocks are on the page ${path}`, async ({ page }) => {
    await page.goto(`/en-us/${path}`);
    await page.locator('#editorial').scrollIntoViewIfNeeded();
    await expect(page.locator('#editorial').getByRole('heading').first()).toBeVisible();
  });

test('what editors see in preview is neither cached nor indexed', async ({ page, request }) => {
  const published = await request.get('/en-us/basecamp');
  expect(published.headers()['cache-control']).toContain('public');
  const preview = await page.goto('/en-us/basecamp?preview=true');
  expect(preview?.headers()['cache-control']).toContain('no-store');
  expect(preview?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('heading', { level: 1, name: 'Basecamp' })).toBeVisible();
});

test('a silent video of a banner plays in the place of its poster, and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/blocks/banner/example-3');
  const video = page.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(isPaused).toBe(true);
  await expectAccessible(page);
});

test('a banner at the top of a category opens its fragment, on a page that was loaded and after a link', async ({
  page,
}) => {
  const folder = '.data/e2e-content/en-us/categories';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/2120.draft.yaml`,
    `topBlocks:
  - id: hiking-returns
    type: banner
    variant: compact
    title: Walk it in
    targets:
      - { url: /help/returns/how-to-return, text: How to return, style: primary, fragmentId: returns }
`,
  );
  const category = '/en-us/c/women-hiking-2120?preview=true';
  const opens = async () => {
    await page.getByRole('main').getByRole('button', { name: 'How to return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Returns' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await expect(async () => {
    await page.goto(category);
    await expect(page.getByRole('heading', { name: 'Walk it in' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await opens();
  await page.goto('/en-us/about?preview=true');
  await hydrated(page, 'storefront');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Women’s boots' }).click();
  await expect(page).toHaveURL(category);
  await opens();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a page that other countries do not have leads to their home page, and to search engines names those that do', async ({
  page,
}) => {
  await page.goto('/de-de/imprint');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4);
  const there = (tag: string) => page.locator(`footer a[hreflang="${tag}"]`);
  await expect(there('fr-FR')).toHaveAttribute('href', '/fr-fr/imprint');
  await expect(there('en-US')).toHaveAttribute('href', '/en-us');
  await page.goto('/de-de/privacy');
  await expect(there('en-US')).toHaveAttribute('href', '/en-us/privacy');
});
