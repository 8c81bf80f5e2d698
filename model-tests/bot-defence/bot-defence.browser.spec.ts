import { expect, type Page, type Route } from '@playwright/test';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { openSignIn, submitSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import words from '#src/messages/compiled/en-US/bot-defence.gen.ts';
import { model } from './bot-defence.model.ts';

/** Requests for the dialog's code, held so that the state before it opens can be seen. */
const dialogs = new WeakMap<Page, Route[]>();
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const box = (page: Page) => page.getByRole('checkbox', { name: words.label });
const checks = '**/sandbox/bot-defence/v1/checks';
const gone = unreachable('the dialog closes when the chart ends');

walkBrowser(model, {
  open: async (page) => {
    const held: Route[] = [];
    dialogs.set(page, held);
    await page.route('**/assets/BotDefence-*.js', (route) => void held.push(route));
    await page.goto('/en-us/cart');
    await openSignIn(page);
    await submitSignIn(page, 'AUT403', true);
    await expect.poll(() => held.length).toBe(1);
  },
  gestures: {
    'check.placed': async (page) => {
      for (const route of dialogs.get(page)?.splice(0) ?? []) await route.continue();
    },
    // Not `check()`, which reads the box after the press: the dialog closes, and the box is gone.
    'check.passed': (page) => box(page).click(),
    'check.failed': async (page) => {
      await page.route(checks, (route) => route.abort(), { times: 1 });
      await box(page).click();
    },
    'check.retried': (page) => page.getByRole('button', { name: words.again }).click(),
    'check.left': (page) => page.getByRole('button', { name: words.leave }).click(),
  },
  except: ({ state, event }) =>
    state.matches('opening') && event.type === 'check.left' ? 'there is no dialog to leave yet' : null,
  causes: { showCheck: { failed: unreachable('the dialog is on the page when it starts') } },
  shows: {
    opening: (page) => expect(dialog(page)).toBeHidden(),
    asking: (page) => expect(box(page)).toBeVisible(),
    unavailable: (page) => expect(dialog(page).getByRole('alert')).toContainText(words.unavailable),
    passed: gone,
    left: gone,
  },
});
