import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { keyboard } from './support/input.ts';
import { hydrated, expect, test } from './support/test.ts';

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

/** Dialogs that the journey of e2e/journey.spec.ts does not open: their page, their opener and their title. */
const dialogs = {
  'the size guide': {
    path: product,
    chart: 'product',
    opener: (page: Page) => page.getByRole('button', { name: 'Size guide' }),
    name: 'Women’s shoes',
  },
  'the filters of a phone': {
    path: '/en-us/c/women-footwear-2100',
    chart: 'listing',
    opener: (page: Page) => page.getByRole('link', { name: /^Filter/ }),
    name: /filter/i,
  },
};

test.use({ viewport: { width: 390, height: 844 } });

for (const [what, { path, chart, opener, name }] of Object.entries(dialogs)) {
  test(`${what}: accessible, opened and left by keyboard, and the focus is where it was`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page, chart);
    await keyboard(page).press(opener(page));
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}
