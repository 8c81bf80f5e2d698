import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { openArrived, signInAs } from '#model-tests/order/order.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import profile from '#src/messages/compiled/en-US/profile.gen.ts';
import words from '#src/messages/compiled/en-US/warranty.gen.ts';
import { orderText } from '#src/messages/order.ts';
import { fields, model } from './warranty.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: words.submit });
const hasOrders = 'this customer has orders that have arrived: walked in the view';

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page, { start }) => {
    await openWithSession(page);
    if (start === '') {
      await openArrived(page);
      await page
        .getByRole('list', { name: orderText.en.items })
        .getByRole('button', { name: /^Report a fault/ })
        .first()
        .click();
    } else {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await signInAs(page, 'maya.reed@example.com');
      await page.goto('/en-us/account');
      await page.getByRole('main').getByRole('button', { name: profile.toWarranty }).click();
    }
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page) => {
      const item = dialog(page).getByLabel(words.item);
      if ((await item.count()) > 0) await item.selectOption({ index: 1 });
      await dialog(page).getByLabel(words.message).fill(fields.written);
      await button(page).click();
    },
    'items.retried': (page) => dialog(page).getByRole('button', { name: words.retry }).click(),
  },
  causes: {
    getItems: { request: '**/consumer/purchasehistory', done: () => {}, failed: () => dropped() },
    createWarrantyCase: {
      request: '**/consumers-v3/consumer/warranty*',
      done: () => {},
      failed: { API409: () => simulated('status=409'), UNEXPECTED: () => dropped() },
    },
  },
  except: ({ event }) =>
    'output' in event && Array.isArray(event.output) && event.output.length === 0 ? hasOrders : null,
  shows: {
    opening: unreachable('passed through'),
    reading: (page) => expect(dialog(page).getByText(words.loading)).toBeAttached(),
    nothing: unreachable(hasOrders),
    unread: (page) => expect(dialog(page).getByText(words.unread)).toBeVisible(),
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
