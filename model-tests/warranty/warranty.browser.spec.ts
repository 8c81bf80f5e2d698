import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { openArrived } from '#model-tests/order/order.world.ts';
import { dropped, simulated, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/warranty.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { orderText } from '#src/messages/order.ts';
import { fields, model } from './warranty.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: words.submit });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await openArrived(page);
    await page
      .getByRole('list', { name: orderText.en.items })
      .getByRole('button', { name: /^Report a fault/ })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page) => {
      await dialog(page).getByLabel(words.message).fill(fields.written);
      await button(page).click();
    },
  },
  causes: {
    createWarrantyCase: {
      request: '**/consumers-v3/consumer/warranty*',
      done: () => {},
      failed: { API409: () => simulated('status=409'), UNEXPECTED: () => dropped() },
    },
  },
  shows: {
    editing: async (page, { context: { failure } }) => {
      await expect(button(page)).toBeEnabled();
      if (failure) await expect(dialog(page).getByRole('alert')).toBeVisible();
      if (failure?.errorId === 'UNEXPECTED')
        await expect(dialog(page).getByRole('alert')).toContainText(outages.offline);
    },
    submitting: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    done: (page) => expect(dialog(page).getByRole('status')).toHaveText(/WC\d{8}/),
  },
});
