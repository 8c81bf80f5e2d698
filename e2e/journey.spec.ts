import type { Locator, Page } from '@playwright/test';
import { cards, maya } from '#model-tests/checkout/checkout.world.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Input, keyboard, mouse } from './support/input.ts';
import { hydrated, expect, test } from './support/test.ts';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(sizes)) {
  for (const inputOf of [keyboard, mouse]) {
    test.describe(`a guest with a ${inputOf.name} alone on ${viewport.width} px`, () => {
      test.use({ viewport });
      // Axe checks each of a dozen pages and dialogs.
      test.setTimeout(150_000);

      test('finds a product, puts it in the cart, pays with a card and sees the order confirmed', async ({ page }) => {
        const input = inputOf(page);
        await page.goto('/en-us');
        await hydrated(page, 'header');
        await expectAccessible(page);
        if (input.name === 'keyboard') await search(page, input);
        else await (device === 'phone' ? browseOnPhone : browseAtDesk)(page, input);
        const bought = await choose(page, input);
        const price = await lookIntoCart(page, input, bought);
        await giveAddress(page, input);
        await payByCard(page, input);
        await placeAndRead(page, input, { bought, price });
      });
    });
  }
}

async function search(page: Page, input: Input): Promise<void> {
  await input.press(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }));
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('ridgeline');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\?q=ridgeline/);
  await openFirst(page, input);
}

async function browseAtDesk(page: Page, input: Input): Promise<void> {
  await input.press(page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expectAccessible(page);
  await input.press(page.getByRole('navigation', { name: 'Narrow to' }).getByRole('link', { name: /footwear/i }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/footwear/i);
  await openFirst(page, input);
}

async function browseOnPhone(page: Page, input: Input): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Open the menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await input.press(menu.getByRole('button', { name: 'Women' }));
  await expectAccessible(page);
  await input.press(menu.getByRole('link', { name: /trail running/i }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/trail running/i);
  await openFirst(page, input);
}

async function openFirst(page: Page, input: Input): Promise<void> {
  const found = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading').first();
  await expect(found).toBeVisible();
  await hydrated(page, 'listing');
  await expectAccessible(page);
  const name = await found.innerText();
  await input.press(found.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Chooses a size and adds it to the cart. Returns the product's name. */
async function choose(page: Page, input: Input): Promise<string> {
  await hydrated(page, 'product');
  await expectAccessible(page);
  const buying = page.getByRole('main');
  await input.pick(buying.getByRole('radio', { name: '8', exact: true }));
  await input.press(buying.getByRole('button', { name: /^Add to cart/ }));
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Checks the "added" dialog and then the cart. Returns the subtotal. */
async function lookIntoCart(page: Page, input: Input, bought: string): Promise<string> {
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await expect(added).toContainText(bought);
  await expectAccessible(page);
  await input.press(added.getByRole('link', { name: 'View cart' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  // While the dialog fades out, it still lists the same items.
  await expect(added).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText(bought);
  const { Subtotal = '' } = await amounts(page, 'Order summary');
  await input.press(page.getByRole('main').getByRole('link', { name: 'Check out' }).last());
  return Subtotal;
}

async function giveAddress(page: Page, input: Input): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
  await expectAccessible(page);
  for (const [label, text] of Object.entries(maya)) {
    await input.type(page.getByLabel(label, { exact: true }), text);
    if (label === 'City') await input.choose(page.getByLabel('State', { exact: true }), 'Colorado');
  }
  await input.press(page.getByRole('button', { name: 'Continue to delivery' }));
  await expect(page.getByRole('heading', { name: 'How should it get there?' })).toBeFocused();
  await expectAccessible(page);
  await input.pick(page.getByRole('radio', { name: /Express/ }));
  await input.press(page.getByRole('button', { name: 'Continue to payment' }));
}

async function payByCard(page: Page, input: Input): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
  const fields = page.frameLocator('iframe[title="Card details"]');
  await expect(fields.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);
  await input.type(fields.getByLabel('Card number'), cards.approved);
  await input.type(fields.getByLabel('Expiry date'), '1230');
  await input.type(fields.getByLabel('Security code'), '737');
  await input.type(fields.getByLabel('Name on card'), 'Maya Chen');
  await input.press(page.getByRole('button', { name: 'Review order' }));
}

/** Checks the summary, places the order and compares the confirmation with it. */
async function placeAndRead(
  page: Page,
  input: Input,
  { bought, price }: { bought: string; price: string },
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Does everything look right?' })).toBeFocused();
  const agreed = await amounts(page, 'Order summary');
  expect(agreed.Subtotal).toBe(price);
  await expectAccessible(page);
  const place = page.getByRole('button', { name: /Place order/ });
  await expect(place).toContainText(agreed.Total ?? 'no total');
  await input.press(place);

  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Maya' })).toBeFocused();
  await expect(page).toHaveURL(/order-confirmation\?order=WM\d+/);
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/WM\d{10}/);
  await expect(main).toContainText(bought);
  await expect(main).toContainText(maya.Email);
  await expect(main).toContainText('120 Larkspur Lane');
  expect(await amounts(page, 'Order total')).toEqual(agreed);
}

/** The amounts of a list of totals, by name. */
async function amounts(page: Page, list: string): Promise<Record<string, string>> {
  const sums: Locator = page.locator(`dl[aria-label="${list}"]:visible`);
  await expect(sums).toHaveCount(1);
  return sums
    .locator('div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.firstChild?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    );
}
