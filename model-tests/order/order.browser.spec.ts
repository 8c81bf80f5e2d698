import { expect, type Page } from '@playwright/test';
import { becomeAnother, openWithSession } from '#model-tests/cart/cart.world.ts';
import { placeElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { orderText } from '#src/messages/order.ts';
import { model } from './order.model.ts';
import { openArrived } from './order.world.ts';

const { en } = orderText;
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const says = (words: string | RegExp) => (page: Page) => expect(page.getByText(words)).toBeVisible();
const busy = (name: RegExp) => (page: Page) =>
  expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
const signsOut = unreachable("e2e/orders.spec.ts signs out on a customer's own order");
const dialog = (page: Page) => page.getByRole('alertdialog', { name: en.cancelTitle });

walkBrowser(model, {
  clock: false,
  open: async (page, { start }) => {
    await openWithSession(page);
    if (start === 'no number') return page.goto('/en-us/order-confirmation');
    if (start === 'it has arrived') return openArrived(page);
    const { orderNumber, st } = await placeElsewhere(page);
    // For another shopper with a wrong secret the server renders no order: the page requests it.
    if (start === '') await becomeAnother(page);
    return page.goto(`/en-us/order-lookup/${orderNumber}?st=${start === '' ? 'nobody-knows-this-one' : st}`);
  },
  gestures: {
    'order.retried': press(en.retry),
    'cancellation.requested': press(en.cancel),
    'cancellation.confirmed': (page) => dialog(page).getByRole('button', { name: en.cancelConfirm }).click(),
    'cancellation.dismissed': (page) => dialog(page).getByRole('button', { name: en.cancelKeep }).click(),
    'invoice.requested': press(en.invoice),
    'return.requested': press(en.sendBack),
    'label.requested': (page) =>
      page
        .getByRole('button', { name: /Download the label of return/ })
        .first()
        .click(),
    'giftCard.resendRequested': unreachable('e2e/orders.spec.ts resends a gift card and reads the email'),
    'notice.dismissed': (page) => page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click(),
    'customer.left': signsOut,
  },
  causes: {
    getPurchase: {
      request: /\/consumers-v3\/consumer\/purchase\/WM\d+/,
      done: unreachable("the server has rendered the order: the page only requests it if the link's secret is wrong"),
      failed: { ORD409: () => {}, API503: () => dropped() },
    },
    cancelOrder: {
      request: '**/consumer/CancelOrder',
      done: () => {},
      failed: { API409: () => simulated('status=409'), API503: () => dropped() },
    },
    downloadInvoice: { request: '**/purchase/invoice/download', done: () => {}, failed: () => dropped() },
    printLabel: { request: '**/returnLabel', done: () => {}, failed: () => dropped() },
    resendGiftCardEmail: {
      done: unreachable('this path does not request it'),
      failed: unreachable('this path does not request it'),
    },
    return: {
      done: (page, { output: { purchase } }) => {
        if (purchase === null) return page.getByRole('button', { name: en.returnAbandon }).click();
        throw new Error('an order can be returned once: e2e/collecting.spec.ts announces a return');
      },
      failed: unreachable('the chart of the form has no final error'),
    },
    watchSession: { failed: unreachable('it cannot fail') },
    goHome: { done: signsOut, failed: signsOut },
  },
  except: ({ event }) => {
    const output = 'output' in event ? event.output : null;
    const isReturned =
      typeof output === 'object' && output !== null && 'purchase' in output && output.purchase !== null;
    return isReturned ? 'an order can be returned once: e2e/collecting.spec.ts' : null;
  },
  shows: {
    opening: unreachable('passed through'),
    loading: (page) => expect(page.getByText(en.loading)).toBeAttached(),
    'shown.resting.quiet': (page) => expect(page.getByRole('heading', { level: 1, name: /^Order W/ })).toBeVisible(),
    'shown.resting.tooLate': says(en.tooLateBody),
    'shown.resting.cancellationFailed': says(en.cancellationFailed),
    'shown.resting.documentFailed': says(en.documentFailed),
    'shown.resting.resent': unreachable('this path does not request it'),
    'shown.resting.resendFailed': unreachable('this path does not request it'),
    'shown.confirmingCancellation': (page) => expect(dialog(page)).toBeVisible(),
    'shown.cancelling': (page) => expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible(),
    'shown.preparingInvoice': busy(/^Download the invoice/),
    'shown.printingLabel': busy(/Download the label of return/),
    'shown.resending': unreachable('this path does not request it'),
    'shown.returning': says(en.returnTitle),
    notFound: (page) => expect(page.getByRole('heading', { name: en.notFoundTitle })).toBeVisible(),
    unavailable: says(en.unavailableBody),
    leaving: signsOut,
    left: signsOut,
  },
});
