import { expect, type Page } from '@playwright/test';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import words from '#src/messages/compiled/en-US/paypal.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { filled, form, refusals, send } from './paypal.model.ts';

const [, buy, buyTwo] = send['payPal.pressed'];

/** Under a product, which goes into the cart first. */
const model = modelOf(payPalMachine, {
  input: undefined,
  send: { ...send, 'payPal.pressed': [buy, buyTwo] },
  outcomes: {
    addItem: { done: [filled], failed: [refusals.soldOut, refusals.lost] },
    askPayPal: { done: [form], failed: [refusals.notTaken, refusals.lost] },
    leaveForPayPal: { failed: [new Error('the browser does not leave')] },
  },
  unreachable: { 'notAdded: payPal.pressed → asking': 'a button is under a product or beside a cart, never both' },
  project: ({ form: open, item: wanted, basketId: known }) => [open !== null, wanted?.qty ?? null, known !== null],
  why: 'a product is added once, which the guard knows by the last one; the form is there while the shopper leaves',
});

const left = unreachable('the shopper leaves the page, which ends its chart: e2e/paypal.spec.ts');
const button = (page: Page) => page.getByRole('button', { name: words.pay });
const isBusy = (page: Page) => expect(button(page)).toHaveAttribute('aria-busy', 'true');
const says = (text: string) => async (page: Page) => {
  await expect(page.getByText(text)).toBeVisible();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
};

walkBrowser(model, {
  cover: 'edges',
  open: async (page) => {
    await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
    await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
    await page.locator('main input[name="size"]:not([aria-label*="unavailable"])').first().check({ force: true });
    await page.locator('#paypal').scrollIntoViewIfNeeded();
    await expect(button(page)).toBeVisible();
  },
  gestures: {
    'payPal.pressed': async (page, { event }) => {
      const field = page.getByRole('main').getByRole('textbox', { name: 'Quantity' });
      await field.fill(String(event.item?.qty));
      await field.press('Enter');
      await expect(field).toHaveValue(String(event.item?.qty));
      await button(page).click();
    },
    'shopper.returned': unreachable('a page with no-store is not restored but loaded anew: e2e/paypal.spec.ts'),
  },
  causes: {
    addItem: {
      request: ['**/cart/v1/cartWithItem*', '**/cart/v1/item'],
      done: () => {},
      failed: { INV406: () => simulated('status=409'), UNEXPECTED: () => dropped() },
    },
    askPayPal: {
      request: '**/cart/v1/paymentSession?*',
      done: left,
      failed: { PAY400: () => simulated('status=409'), UNEXPECTED: () => dropped() },
    },
    leaveForPayPal: { failed: unreachable('submitting a form cannot fail') },
  },
  shows: {
    ready: (page) => expect(button(page)).not.toHaveAttribute('aria-busy', 'true'),
    adding: isBusy,
    asking: isBusy,
    waiting: isBusy,
    askingAgain: isBusy,
    leaving: left,
    refused: says(words.refused),
    notAdded: says(words.notAdded),
    failed: says(words.failed),
  },
});
