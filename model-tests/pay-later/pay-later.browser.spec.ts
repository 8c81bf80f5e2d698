import { expect, type Page } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/pay-later.gen.ts';
import { choosePayLater, choosePayPal, comeBackByAddress, openAtPayment } from './pay-later.world.ts';
import { model } from './pay-later.model.ts';

const left = unreachable('the shopper leaves the page, which ends its chart: e2e/pay-later.spec.ts');
const title = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();

walkBrowser(model, {
  open: async (page, { start }) => {
    if (start === 'back from the lender') return comeBackByAddress(page);
    await openAtPayment(page);
    if (start === 'to PayPal') return choosePayPal(page);
    await choosePayLater(page);
  },
  gestures: {
    'shopper.returned': unreachable('a page with no-store is not restored but loaded anew: e2e/pay-later.spec.ts'),
    'otherWay.chosen': (page) => page.getByRole('button', { name: words.otherWay }).click(),
    'payLater.retried': (page) => page.getByRole('button', { name: words.retry }).click(),
  },
  causes: {
    askProvider: {
      request: /\/cart\/v1\/paymentSession\?.*(pay_later|paypal)/,
      done: left,
      failed: { PAY400: left, UNEXPECTED: () => dropped() },
    },
    leaveForProvider: { failed: unreachable('submitting a form cannot fail') },
    readApproval: {
      request: '**/cart/v1/paymentApproval?*',
      done: () => {},
      failed: { PYT404: left, API503: () => dropped() },
    },
  },
  shows: {
    deciding: unreachable('passed through'),
    asking: title(words.awayTitle),
    leaving: left,
    checking: title(words.backTitle),
    unreached: title(words.unreachedTitle),
    over: unreachable('the form closes and the checkout continues'),
  },
});
