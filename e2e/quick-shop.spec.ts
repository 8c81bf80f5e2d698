import type { Page } from '@playwright/test';
import words from '#src/messages/compiled/en-US/quick-shop.gen.ts';
import cartWords from '#src/messages/compiled/en-US/cart.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

test.use({ forgives: /status of 409/ });

const listing = '/en-us/c/women-footwear-2100';
const cards = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Quick shop: / });
const dialog = (page: Page) => page.getByRole('dialog');
const size = (page: Page) => dialog(page).locator('input[name="size"]:not([aria-label*="unavailable"])');
const add = (page: Page) => dialog(page).getByRole('button', { name: /^Add to cart/ });

/** Returns a function that sets the speed of the page's animations: 1 is normal, 0.1 a tenth of it. */
async function animationsOf(page: Page): Promise<(playbackRate: number) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  return (playbackRate) => browser.send('Animation.setPlaybackRate', { playbackRate });
}

test.describe('from a card', () => {
  test('the keyboard chooses colour and size and adds; the focus returns to the card', async ({ page }) => {
    await page.goto(listing);
    await hydrated(page, 'listing');
    await cards(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(add(page)).toBeVisible();
    // It comes in first (decision 112).
    await expect(dialog(page)).toBeFocused();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
    await expectAccessible(page);

    await add(page).press('Enter');
    await expect(size(page).first()).toBeFocused();
    await page.keyboard.press('Space');
    const colours = dialog(page).locator('input[name="colour"]');
    await colours.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(colours.nth(1)).toBeChecked();
    await expect(add(page)).toBeVisible();
    await expect(colours.nth(1)).toBeFocused();
    await expect(size(page).first()).toBeChecked();

    await add(page).press('Enter');
    await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cards(page).first()).toBeFocused();
  });

  test('keys that follow at once, while it comes in, are for it and not for the page behind', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(listing);
    await hydrated(page, 'listing');
    const atSpeed = await animationsOf(page);
    await atSpeed(0.1);
    await cards(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(await page.getByRole('main').getAttribute('inert')).toBeNull();
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${listing}$`));
    await expect(cards(page).first()).toBeFocused();
  });

  test('a double tap opens it, and what is missing is above its buttons on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(listing);
    await hydrated(page, 'listing');
    const box = await cards(page).first().boundingBox();
    const middle = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    const atSpeed = await animationsOf(page);
    // The dialog takes so long to come in that the second tap meets it on its way, on a slow machine, too.
    await atSpeed(0.02);
    await page.mouse.click(...middle);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await atSpeed(1);
    await expect(add(page)).toBeVisible();

    await add(page).click();
    const words = dialog(page).getByText('Choose a size', { exact: true });
    await expect(words).toBeVisible();
    await expect(size(page).first()).toBeFocused();
    await expect(async () => {
      // The foot begins 12 pixels above its button.
      const [missing, button] = [await words.boundingBox(), await add(page).boundingBox()];
      expect((missing?.y ?? 0) + (missing?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) - 12);
    }).toPass();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('its code is asked for when a card is pointed at, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = () => asked.some((url) => /\/QuickShop-[^/]+\.js$/.test(url));
    await page.goto(listing);
    await hydrated(page, 'listing');
    await page.waitForTimeout(4000);
    expect(isAsked()).toBe(false);
    await cards(page).first().hover();
    await expect.poll(isAsked).toBe(true);
  });

  test('the size guide opens above it, and closing leads back to it', async ({ page }) => {
    await page.goto('/en-us/search?q=ridgeline');
    await cards(page).first().click();
    await expect(dialog(page).getByRole('button', { name: 'Size guide' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Size guide' }).click();
    await expect(page.getByRole('dialog', { name: /shoes/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(add(page)).toBeVisible();
  });
});

test('a gift in the way is tried again after two seconds, and the shopper is told nothing', async ({ page }) => {
  await page.goto('/en-us/search?q=beck%20bottle');
  await hydrated(page, 'listing');
  await cards(page).first().click();
  await dialog(page).getByTitle('Lagoon').click();
  const refused = page.waitForResponse((one) => /\/cart\/v1\/(item|cartWithItem)$/.test(one.url()) && !one.ok());
  await add(page).click();
  expect(await (await refused).json()).toMatchObject({ errorDetails: [{ errorId: 'GWP403' }] });
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
});

test('a line of the cart and a saved item get another size', async ({ page }) => {
  await page.goto(listing);
  await hydrated(page, 'listing');
  await cards(page).first().click();
  await size(page).first().check({ force: true });
  await add(page).click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.goto('/en-us/cart');
  const edit = page.getByRole('button', { name: /^Edit / });
  await edit.click();
  await expect(size(page).first()).toBeChecked();
  await size(page).nth(1).check({ force: true });
  const changed = page.waitForRequest((one) => one.method() === 'PUT' && /\/cart\/v1\/cart\/.*\/item/.test(one.url()));
  await dialog(page).getByRole('button', { name: words.update }).click();
  expect((await changed).postDataJSON()).not.toHaveProperty('qty');
  await expect(dialog(page)).toHaveCount(0);
  await expect(edit).toBeFocused();

  await page.getByRole('button', { name: /^Save for later/ }).click();
  await expect(page.getByRole('heading', { name: cartWords.savedTitle })).toBeVisible();
  await edit.click();
  await expect(size(page).nth(1)).toBeChecked();
  await size(page).nth(2).check({ force: true });
  const label = await size(page).nth(2).getAttribute('value');
  const list = page.waitForResponse((one) => one.url().endsWith('/cart/v2/saveForLater') && one.ok());
  await dialog(page).getByRole('button', { name: words.updateSaved }).click();
  await list;
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: cartWords.savedTitle })).toContainText(new RegExp(`Size: .*${label}`));
  await expectAccessible(page);
});
