import { expect, type Page } from '@playwright/test';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import words from '#src/messages/compiled/en-US/paypal.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { outcomes, refusals, send } from './paypal.model.ts';

const [, buy, buyTwo] = send['payPal.pressed'];
const [, want, wantTwo] = send['order.wanted'];
const never = 'a button is under a product or beside a cart, never both';

/** Under a product, which goes into the cart first. */
const model = modelOf(payPalMachine, {
  input: undefined,
  send: { ...send, 'payPal.pressed': [buy, buyTwo], 'order.wanted': [want, wantTwo] },
  outcomes: { ...outcomes, findWindow: { done: [true], failed: [refusals.lost] } },
  unreachable: {
    'notAdded: payPal.pressed → asking': never,
    'detecting: payPal.pressed → asking': never,
    'detecting: findWindow done → ready': 'the stand-in is always there: e2e/paypal.spec.ts takes it away',
  },
  project: ({ form: open, item: wanted, basketId: known, order }) => [
    open !== null,
    wanted?.qty ?? null,
    known !== null,
    order !== null,
  ],
  why: 'a product is added once, which the guard knows by the last one; form and order are there while they are needed',
});

const inWindow = unreachable('the window chooses an address by itself: e2e/paypal-window.spec.ts');
const left = unreachable('the shopper leaves the page, which ends its chart: e2e/paypal.spec.ts');
const button = (page: Page) => page.getByRole('button', { name: words.pay });
const payPal = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true });
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'PayPal' });

async function takePieces(page: Page, qty: number | undefined): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox', { name: 'Quantity' });
  await field.fill(String(qty));
  await field.press('Enter');
  await expect(field).toHaveValue(String(qty));
}
const isBusy = (page: Page) => expect(button(page)).toHaveAttribute('aria-busy', 'true');
const isOpen = (page: Page) => expect(windowOf(page)).toBeVisible();
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
      await takePieces(page, event.item?.qty);
      await button(page).click();
    },
    'order.wanted': async (page, { event }) => {
      await takePieces(page, event.item?.qty);
      await payPal(page).click();
    },
    'window.closed': (page) => page.keyboard.press('Escape'),
    'window.failed': unreachable('the button of the stand-in does not break: e2e/paypal-window.spec.ts'),
    'address.changed': inWindow,
    'delivery.changed': inWindow,
    'order.approved': inWindow,
    'checkout.left': inWindow,
    'shopper.returned': unreachable('a page with no-store is not restored but loaded anew: e2e/paypal.spec.ts'),
  },
  causes: {
    findWindow: { request: '**/cart/v1/payPalScript', done: () => {}, failed: () => dropped() },
    payPalWindow: { failed: unreachable('the stand-in shows its button') },
    openOrder: {
      request: '**/cart/v1/paymentSession?*',
      done: inWindow,
      failed: { PAY400: () => simulated('status=409'), UNEXPECTED: () => dropped() },
    },
    setAddress: { done: inWindow, failed: inWindow },
    setDelivery: { done: inWindow, failed: inWindow },
    updateOrder: { done: inWindow, failed: inWindow },
    readApproval: { done: inWindow, failed: inWindow },
    addDetails: { done: inWindow, failed: inWindow },
    restoreCart: { done: inWindow, failed: inWindow },
    leadToCheckout: { failed: inWindow },
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
    detecting: (page) => expect(button(page)).toBeVisible(),
    'window.offered': async (page) => {
      await expect(payPal(page)).toBeVisible();
      await expect(windowOf(page)).toBeHidden();
    },
    'window.adding': isOpen,
    'window.submitting': isOpen,
    'window.waiting': isOpen,
    'window.submittingAgain': isOpen,
    'window.choosing': inWindow,
    'window.addressChanged': inWindow,
    'window.deliveryChanged': inWindow,
    'window.updating': inWindow,
    'window.authorised': inWindow,
    'window.additionalDetails': inWindow,
    'window.leading': inWindow,
    'window.restoring': inWindow,
    'window.breaking': inWindow,
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
