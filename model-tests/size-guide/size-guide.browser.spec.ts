import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { dropped, simulated, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/size-guide.gen.ts';
import { model } from './size-guide.model.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox', { name: words.footLength });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await page.evaluate(() => {
      const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
      dialogs?.send({ type: 'dialog.requested', name: 'size-guide', data: { productType: 'women-shoes' } });
    });
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'guide.retried': (page) => dialog(page).getByRole('button', { name: words.retry }).click(),
    'foot.measured': async (page, { event: { millimetres } }) => {
      await field(page).fill(millimetres === null ? '' : String(millimetres / 10));
      await field(page).press('Tab');
    },
  },
  causes: {
    readGuide: {
      request: '**/fapi/components/size-chart/*',
      done: () => {},
      failed: { API404: () => simulated('status=404'), OFFLINE: () => dropped() },
    },
  },
  shows: {
    reading: (page) => expect(dialog(page)).toBeVisible(),
    unavailable: (page) => expect(dialog(page).getByRole('alert')).toContainText(words.unavailable),
    unknown: (page) => expect(dialog(page)).toContainText(words.noGuide),
    shown: async (page, { context: { foot } }) => {
      await expect(dialog(page).getByRole('table')).toBeVisible();
      const row = dialog(page).locator('tr[aria-current]');
      await expect(row).toHaveCount(foot === 250 ? 1 : 0);
    },
  },
});
