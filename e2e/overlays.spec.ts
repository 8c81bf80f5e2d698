import type { Page } from '@playwright/test';
import { dialog, opener } from '#model-tests/dialogs/dialogs.world.ts';
import { failToRemove, openFilledCart } from '#model-tests/toasts/toasts.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ forgives: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)|Unable to preload CSS/ });

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

async function openProduct(page: Page): Promise<void> {
  await page.goto(product);
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('product'))).toBeDefined();
}

test.describe('a dialog', () => {
  test('opens and closes by the keyboard, holds the focus and gives it back', async ({ page }) => {
    await openProduct(page);
    const button = opener(page, 'size-guide');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('closes with its animation where motion is allowed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openProduct(page);
    await opener(page, 'mini-cart').click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.__waymark?.state('dialogs'))).toBe('open');
    const animated = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const check = ({ target }: Event) => {
            const isDialog = target instanceof Element && target.querySelector('[role="dialog"]') !== null;
            if (isDialog && window.__waymark?.state('dialogs') === 'closing') resolve();
          };
          document.addEventListener('animationstart', check);
          document.addEventListener('transitionrun', check);
        }),
    );
    await page.keyboard.press('Escape');
    await animated;
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.__waymark?.state('dialogs'))).toBe('closed');
    await expect(opener(page, 'mini-cart')).toBeFocused();
  });

  test('closes when the device asks to close, and the page stays', async ({ page }) => {
    await openProduct(page);
    await opener(page, 'size-guide').click();
    await expect(dialog(page)).toBeVisible();
    // Without a focused element no component gets the key: Escape is the browser's own close request, as Back is on
    // Android.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(product));
  });

  test('closes with its page when going Back', async ({ page }) => {
    await page.goto('/en-us/c/women-footwear-2100');
    await expect
      .poll(() => page.evaluate(() => window.__waymark?.state('listing')))
      .toMatchObject({ results: 'shown' });
    await page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading').first().click();
    // Waits for the product page: a dialog that opens before it would close together with the listing page.
    await expect.poll(() => page.evaluate(() => window.__waymark?.state('product'))).toBeDefined();
    await opener(page, 'mini-cart').click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/women-footwear/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('that cannot be loaded shows a message, leaves the page as it is, and opens once it can be loaded', async ({
    page,
  }) => {
    await openProduct(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await opener(page, 'size-guide').click();
    const sentence = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(sentence).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ridgeline 3');
    await expectAccessible(page);
    await sentence.getByRole('button', { name: 'Dismiss' }).click();
    await expect(sentence).toHaveCount(0);
    await page.context().setOffline(false);
    await opener(page, 'size-guide').click();
    await expect(dialog(page)).toHaveAccessibleName(/shoes/);
    // The style sheet is loaded: without it the sheet is as wide as the window.
    expect((await dialog(page).boundingBox())?.width).toBeLessThan(700);
  });
});

test.describe('a message', () => {
  const message = (page: Page) => page.getByRole('alertdialog', { name: /Unable to remove/ });

  test('stays under the pointer, and closes six seconds after it left', async ({ page }) => {
    await page.clock.install();
    await openFilledCart(page);
    await failToRemove(page);
    await message(page).hover();
    await page.clock.runFor(20_000);
    await expect(message(page)).toBeVisible();
    await expectAccessible(page);
    await page.mouse.move(10, 10);
    await page.clock.runFor(6_200);
    await expect(message(page)).toHaveCount(0);
  });

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    test(`covers neither a heading nor the header nor the way on, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openFilledCart(page);
      await failToRemove(page);
      await expect(message(page)).toBeVisible();
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
        page.getByRole('link', { name: 'Check out' }).filter({ visible: true }).first(),
      ];
      const told = await message(page).boundingBox();
      for (const part of parts) {
        const covered = await part.boundingBox();
        if (!told || !covered) throw new Error('not on the page');
        const isApart =
          told.y >= covered.y + covered.height ||
          told.y + told.height <= covered.y ||
          told.x >= covered.x + covered.width ||
          told.x + told.width <= covered.x;
        expect(isApart, JSON.stringify({ told, covered })).toBe(true);
      }
    });
  }

  test('is reached by F6 and sent away by Escape, and the focus goes back', async ({ page }) => {
    await openFilledCart(page);
    const more = page.getByRole('main').getByRole('button', { name: 'One more' });
    await more.focus();
    await failToRemove(page);
    await expect(message(page)).toBeVisible();
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(message(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  test('offers all that could not be added, and one press adds it', async ({ page }) => {
    const adds = /\/cart\/v1\/(item|cartWithItem)$/;
    await openProduct(page);
    await page.route(adds, (route) => route.abort('connectionfailed'));
    for (const size of ['8', '9']) {
      const refused = page.waitForEvent('requestfailed');
      await page.getByRole('radiogroup', { name: /^Size/ }).getByText(size, { exact: true }).click();
      await page.getByRole('button', { name: /^Add to cart/ }).click();
      await refused;
    }
    const notAdded = page.getByRole('alertdialog', { name: 'We cannot reach the shop' });
    await expect(notAdded).toHaveCount(1);
    await page.unroute(adds);
    await notAdded.getByRole('button', { name: 'Try again' }).click();
    await expect(notAdded).toHaveCount(0);
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Ridgeline 3' })).toHaveCount(2);
  });
});
