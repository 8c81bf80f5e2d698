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
const signsOut = unreachable('e2e/orders.spec.ts signs out on an order of one’s own');
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
    'giftCard.resendRequested': unreachable('e2e/orders.spec.ts has a gift card sent again and reads the letter'),
    'notice.dismissed': (page) => page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click(),
    'customer.left': signsOut,
  },
  causes: {
    getPurchase: {
      request: /\/consumers-v3\/consumer\/purchase\/WM\d+/,
      done: unreachable('the server has rendered the order: the page asks only where the link does not open it'),
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
      done: unreachable('nothing asks for it here'),
      failed: unreachable('nothing asks for it here'),
    },
    return: {
      done: (page, { output: { purchase } }) => {
        if (purchase === null) return page.getByRole('button', { name: en.returnAbandon }).click();
        throw new Error('an announced return is walked in e2e/collecting.spec.ts: it happens to an order once');
      },
      failed: unreachable('a chart that asks does not fail'),
    },
    watchSession: { failed: unreachable('it cannot fail') },
    goHome: { done: signsOut, failed: signsOut },
  },
  except: ({ event }) => {
    const output = 'output' in event ? event.output : null;
    const isReturned =
      typeof output === 'object' && output !== null && 'purchase' in output && output.purchase !== null;
    return isReturned ? 'it happens to an order once: e2e/collecting.spec.ts' : null;
  },
  shows: {
    opening: unreachable('passed through'),
    loading: (page) => expect(page.getByText(en.loading)).toBeAttached(),
    'shown.resting.quiet': (page) => expect(page.getByRole('heading', { level: 1, name: /^Order W/ })).toBeVisible(),
    'shown.resting.tooLate': says(en.tooLateBody),
    'shown.resting.cancellationFailed': says(en.cancellationFailed),
    'shown.resting.documentFailed': says(en.documentFailed),
    'shown.resting.resent': unreachable('nothing asks for it here'),
    'shown.resting.resendFailed': unreachable('nothing asks for it here'),
    'shown.confirmingCancellation': (page) => expect(dialog(page)).toBeVisible(),
    'shown.cancelling': (page) => expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible(),
    'shown.preparingInvoice': busy(/^Download the invoice/),
    'shown.printingLabel': busy(/Download the label of return/),
    'shown.resending': unreachable('nothing asks for it here'),
    'shown.returning': says(en.returnTitle),
    notFound: (page) => expect(page.getByRole('heading', { name: en.notFoundTitle })).toBeVisible(),
    unavailable: says(en.unavailableBody),
    leaving: signsOut,
    left: signsOut,
  },
});
