import { expect, type Page } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import words from '#src/messages/compiled/en-US/employee-terms.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { model } from './employee-terms.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const passed = unreachable('passed through');

walkBrowser(model, {
  clock: false,
  // An employee who has accepted is not asked again, so the walk opens the dialog by an event.
  // e2e/employee-terms.spec.ts signs in as one who has not accepted.
  open: async (page) => {
    await page.goto('/en-us/cart');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAs(page, 'june.hayashi@waymark.example');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => {
      const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
      dialogs?.send({ type: 'dialog.requested', name: 'employee-terms' });
    });
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'terms.accepted': (page) => dialog(page).getByRole('button', { name: words.accept }).click(),
    'terms.declined': (page) => dialog(page).getByRole('button', { name: words.decline }).click(),
  },
  causes: {
    acceptTerms: {
      request: '**/consumers-v3/consumer/employee/terms',
      done: () => {},
      failed: { AUT404: unreachable('the dialog is shown to employees only'), UNEXPECTED: () => dropped() },
    },
    thank: { done: () => {}, failed: unreachable('requesting a toast cannot fail') },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    asking: async (page, { context: { failure } }) => {
      await expect(dialog(page)).toBeVisible();
      if (failure) await expect(dialog(page).getByRole('alert')).toContainText(outages.offline);
    },
    accepting: (page) =>
      expect(dialog(page).getByRole('button', { name: words.accept })).toHaveAttribute('aria-busy', 'true'),
    thanking: passed,
    closing: passed,
    answered: (page) => expect(dialog(page)).toHaveCount(0),
  },
});
