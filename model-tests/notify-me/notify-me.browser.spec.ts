import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/notify-me.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { notifyMeMachine } from '#machines/notify-me/notify-me.machine.ts';
import { down, fields, input, refused, send } from './notify-me.model.ts';

/** A product of the demo of which a size is sold out and may come back. */
const soldOut = 'WMTR1101BRI';

/** For a guest, who has no profile to read. */
const model = modelOf(notifyMeMachine, {
  input,
  send,
  outcomes: {
    readEmail: { done: [null], failed: [down] },
    requestNotification: { done: [undefined], failed: [refused, down] },
  },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: words.submit });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await page.evaluate(async (productId) => {
      const details = await (await fetch(`/products/v2/products/${productId}/details?locale=en-us`)).json();
      const data = { productId, upc: details.variants.find((variant: { notifyMe?: boolean }) => variant.notifyMe).upc };
      const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
      dialogs?.send({ type: 'dialog.requested', name: 'notify-me', data });
    }, soldOut);
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page) => {
      await dialog(page).getByLabel(words.email).fill(fields.email);
      await button(page).click();
    },
  },
  causes: {
    readEmail: {
      done: () => {},
      failed: unreachable('a guest has no profile, and no call is made'),
    },
    requestNotification: {
      request: '**/products/v1/notifications',
      done: () => {},
      failed: { API400: () => simulated('status=400'), UNEXPECTED: () => dropped() },
    },
  },
  shows: {
    reading: unreachable('passed through: a guest has no profile to read'),
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
