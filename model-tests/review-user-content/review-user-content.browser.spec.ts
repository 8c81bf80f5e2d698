import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { dropped, simulated, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/review-user-content.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { fields, input, model } from './review-user-content.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: words.submit });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await page.evaluate((data) => {
      const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
      dialogs?.send({ type: 'dialog.requested', name: 'review-user-content', data });
    }, input);
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page) => {
      await dialog(page)
        .getByRole('radio', { name: words[`reasons.${fields.reason}`] })
        .check({ force: true });
      await button(page).click();
    },
  },
  causes: {
    flagReview: {
      request: '**/products/v1/products/*/review/*/flag',
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
