import { setOwnAddress } from '#model-tests/support/client-address.ts';
import words from '#src/messages/compiled/en-US/demo-guide.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { hydrated, expect, test } from './support/test.ts';
import { expectUncovered } from './support/uncovered.ts';

/** The demo guide: a drawer whose code is loaded with the first press. Without scripts, its link opens a page. */

const trigger = { name: words.title } as const;
const product = '/en-us/p/mens-ridgeline-3-trail-running-shoe-WMTR1101INK';

test('a visitor signs in with one press, copies a code, and is back where they were with Escape', async ({
  page,
  context,
}) => {
  await setOwnAddress(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofGuide = () => asked.filter((url) => /DemoGuide|sandbox\/guide/.test(url));
  await page.goto(product);
  await hydrated(page, 'dialogs');
  await page.waitForLoadState('networkidle');
  expect(ofGuide()).toEqual([]);

  const link = page.getByRole('link', trigger);
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', trigger);
  await expect(drawer.getByRole('button', { name: 'Sign in as Maya Reed' })).toBeVisible();
  expect(ofGuide().some((url) => url.endsWith('.js'))).toBe(true);
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, '[role=dialog]');

  await drawer.getByRole('button', { name: 'Sign in as Maya Reed' }).click();
  await expect(drawer.getByText(words.signedIn, { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('session'))).toEqual({ registered: 'ready' });

  await drawer.getByRole('tab', { name: words.codes }).click();
  await drawer.getByRole('button', { name: 'Copy FIRSTSTEPS' }).click();
  await expect(drawer.getByRole('status').filter({ hasText: 'FIRSTSTEPS is copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FIRSTSTEPS');

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toHaveCount(1);

  // Signing in as another person signs the first one out.
  await link.click();
  await drawer.getByRole('button', { name: 'Sign in as Theo Lambert' }).click();
  await expect(
    drawer.getByRole('listitem').filter({ hasText: 'Theo Lambert' }).getByText(words.signedIn, { exact: true }),
  ).toBeVisible({ timeout: 15_000 });
  await expect(drawer.getByRole('button', { name: 'Sign in as Maya Reed' })).toBeEnabled();
});

test.describe('a refusal', () => {
  test.use({ forgives: /status of 4\d\d/ });

  test('whoever is refused is told why, beside their name', async ({ page, context }) => {
    await setOwnAddress(context);
    await page.goto('/en-us/c/women-footwear-2100');
    await hydrated(page, 'dialogs');
    await page.getByRole('link', trigger).click();
    const sam = page.getByRole('dialog', trigger).getByRole('listitem').filter({ hasText: 'locked.out@example.com' });
    await sam.getByRole('button', { name: 'Sign in as Sam Gates' }).click();
    await expect(sam.getByRole('alert')).toContainText(/locked/i, { timeout: 15_000 });
  });
});

test('what the browser does not let be copied stands there selected', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    }),
  );
  await page.goto(product);
  await hydrated(page, 'dialogs');
  await page.getByRole('link', trigger).click();
  const drawer = page.getByRole('dialog', trigger);
  await drawer.getByRole('button', { name: 'Copy Trailhead1' }).click();
  await expect(drawer.getByText(words.uncopied)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Trailhead1');
});

// On a slow machine the page reports hydration before its charts run.
for (const [slower, machine] of [
  [1, ''],
  [8, ', on a slow machine'],
] as const)
  test(`a press before the page is hydrated opens it then${machine}`, async ({ page, context }) => {
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(product, { waitUntil: 'commit' });
    await page.getByRole('link', trigger).click();
    await expect(page.getByRole('dialog', trigger)).toBeVisible({ timeout: 40_000 });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to a page with all of it', async ({ page }) => {
    await page.goto('/de-de');
    await page.getByRole('link', { name: 'Demo-Leitfaden' }).click();
    await expect(page).toHaveURL(/\/sandbox\/guide$/);
    await expect(page.getByRole('heading', { name: 'Demo guide' })).toBeVisible();
    for (const text of ['maya.reed@example.com', 'FIRSTSTEPS', '4111 1111 1111 1111', 'Trailhead1'])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
});

test('the page is accessible', async ({ page }) => {
  await page.goto('/sandbox/guide');
  await expectAccessible(page);
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [720, 450],
] as const)
  test(`covers nothing, and nothing in it is covered: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(product);
    await hydrated(page, 'dialogs');
    await expectUncovered(page);
    await page.getByRole('link', trigger).click();
    const drawer = page.getByRole('dialog', trigger);
    await drawer.getByRole('tab', { name: 'Products' }).click();
    await expect(drawer.getByRole('link', { name: /^Ridgeline 3/ }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page, '[role=dialog]');
    if (width === 390) expect((await drawer.boundingBox())?.width).toBe(390);
  });
