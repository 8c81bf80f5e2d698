import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { dropped, simulated, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/stop-notifications.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { input, model } from './stop-notifications.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: words.submit });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await page.evaluate((data) => {
      const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
      dialogs?.send({ type: 'dialog.requested', name: 'stop-notifications', data });
    }, input);
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page) => {
      await button(page).click();
    },
  },
  causes: {
    stopNotifications: {
      request: '**/products/v1/notifications/*',
      done: () => {},
      failed: { API400: () => simulated('status=400'), UNEXPECTED: () => dropped() },
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
    done: (page) => expect(dialog(page).getByRole('status')).toHaveText(words.done),
  },
});
