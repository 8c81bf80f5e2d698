import { expect, type Page, test } from '@playwright/test';
import { needsAddress } from '#machines/checkout/checkout.cart.ts';
import type { CheckoutContext, CheckoutStep } from '#machines/checkout/checkout.types.ts';
import { orderElsewhere, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { keysOf } from '#src/flows/checkout/problem-words.ts';
import words from '#src/messages/compiled/en-US/checkout.gen.ts';
import { forgetBillingAddress, giveAddressOfWallet, makeCart, takeOneMore } from './checkout.elsewhere.ts';
import { emptyCart } from './checkout.fixtures.ts';
import { cardFor, foundAfter, waitsFor } from './checkout.foresight.ts';
import { impossible } from './checkout.limits.ts';
import { modelWithPast } from './checkout.model.ts';
import { arrive, leaveAtPayment, leaveWhilePlacing, placing } from './checkout.reload.ts';
import {
  answerBank,
  bank,
  expectConfirmation,
  giveAddress,
  giveBillingAddress,
  giveContact,
  placeButton,
  sendCard,
} from './checkout.world.ts';

test.describe.configure({ timeout: 150_000 });

const readingCart = /\/cart\/v1\/cart\/[^/]+(\?|$)/;
const settingBill = /\/cart\/v1\/cart\/[^/]+\/billingAddress$/;
const order = '**/cart/v2/checkout/order/*';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const express = 'a guest has no account: e2e/express.spec.ts checks out as a customer';
const fromPayPal = 'the shopper comes back from PayPal, which begins another chart: e2e/paypal.spec.ts';
const leaves = 'paying later leaves the page, which ends its chart: e2e/pay-later.spec.ts';
const history = 'the target of Back depends on the visited steps: e2e/checkout-steps.spec.ts goes back';
const reached: readonly string[] = ['address', 'review'] satisfies CheckoutStep[];
const passed = unreachable('passed through');
const unsure = unreachable(
  'the bot defence only asks for a check with a certain email address: e2e/bot-defence.spec.ts orders with it',
);
const never = unreachable('the chart of this part has no final error');

type Shown = { context: Pick<CheckoutContext, 'cart' | 'problem'> };
const title = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
/** Expects what the step asks for, and the reason why the shopper is back at it. */
const step =
  (name: string, role: 'heading' | 'button') =>
  async (page: Page, { context: { problem } }: Shown) => {
    await expect(page.getByRole(role, { name })).toBeVisible();
    if (!problem) return;
    const told = page.getByText(words[keysOf(problem).title], { exact: true });
    // A lost answer is simulated by a failure of the service, which has a text of its own.
    await expect(
      problem.reason === 'not-placed' ? told.or(page.getByText(words['not-placed.fault'], { exact: true })) : told,
    ).toBeVisible();
  };
const isBusy = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
const opening = (page: Page) => expect(page.getByText(words.loading)).toBeAttached();
/** After a reload no summary is shown, so there is no button to be busy. */
const busy =
  (otherwise: (page: Page) => unknown) =>
  (page: Page, { context }: Shown) =>
    context.cart ? isBusy('Place order')(page) : otherwise(page);

/** Waits until the chart has handled the event: its state may be the same before and after. */
async function hear(page: Page, type: string, act: () => Promise<void>): Promise<void> {
  const heard = page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        window.__waymark?.observe((inspected) => {
          if (inspected.type === '@xstate.snapshot' && inspected.event.type === wanted) resolve();
        });
      }),
    type,
  );
  await act();
  await heard;
}

walkBrowser(modelWithPast, {
  open: async (page) => {
    await page.goto('/en-us/checkout');
    await page.waitForFunction(() => window.__waymark?.state('checkout') !== undefined);
  },
  maxSteps: 40,
  except: (edge) => {
    if (edge.event.type === 'step.requested' || reached.includes(edge.nextState.context.memory?.step ?? 'away'))
      return history;
    return edge.event.type === 'xstate.done.actor.recall' && edge.nextState.context.mayBeExpress
      ? express
      : impossible(edge);
  },
  gestures: {
    'cart.changed': async (page, { event, snapshot, release }) => {
      await makeCart(page, event.cart);
      if (!snapshot.matches('entering')) await tellFromAnotherTab(page, true);
      await hear(page, 'cart.changed', () => release('watchCart'));
    },
    'cart.unavailable': (_, { release }) => release('watchCart', 'drop'),
    'step.requested': unreachable(history),
    'address.changeRequested': press(/Change (delivery address|contact)/),
    'address.kept': press(/Keep the (address|contact) as it was/),
    'method.changeRequested': press(words.changeMethod),
    'method.chosen': (page) => page.getByRole('main').getByText('Express').click(),
    'delivery.confirmed': press(words.continueToPayment),
    'billingAddress.otherChosen': (page) => page.getByText(words.otherAddress).click(),
    'billingAddress.sameChosen': (page) => page.getByText(words.sameAddress).click(),
    'billingAddress.changeRequested': press(words.changeBilling),
    'billing.confirmed': press(words.continueToSummary),
    'payment.changeRequested': press(words.changePayment),
    'order.submitted': async (page, { snapshot, release }) => {
      // Undoes what an earlier step changed on another device, and the page has not noticed.
      if (await makeCart(page, snapshot.context.cart)) {
        await tellFromAnotherTab(page, true);
        await hear(page, 'cart.changed', () => release('watchCart'));
      }
      await placeButton(page).click();
    },
    'confirmation.retried': press(words.checkAgain),
    'checkout.retried': press(words.retry),
  },
  causes: {
    recall: {
      done: async (page, { output: { memory }, upcoming }) => {
        await arrive(page);
        if (memory === null) return;
        if (!memory.isUnconfirmed) return leaveAtPayment(page);
        await leaveWhilePlacing(page, { number: cardFor(upcoming), isTaken: foundAfter(upcoming) !== null });
        // The page reads the cart meanwhile: no state of the path waits for that request, so it is not held.
        await page.route(readingCart, (route) => route.continue(), { times: 1 });
      },
      failed: async (page) => {
        await arrive(page);
        await page.evaluate(() => sessionStorage.setItem('waymark.checkout', '{'));
      },
    },
    prepareExpress: { done: unreachable(express), failed: unreachable(express) },
    prove: {
      request: '**/sandbox/bot-defence/v1/tokens',
      done: () => {},
      failed: {
        UNEXPECTED: () => dropped(),
        API429: unreachable('the rate limit is far above what a person can do'),
      },
    },
    botDefence: { done: unsure, failed: unsure },
    watchCart: { request: readingCart, failed: unreachable('it only listens') },
    reportDevice: { failed: unreachable('it only listens') },
    keepMemory: { failed: unreachable('it only listens') },
    watchSteps: { failed: unreachable('it only listens') },
    addressForm: {
      done: async (page, { snapshot, release }) => {
        if (snapshot.matches({ shopping: { shipping: 'contact' } })) return giveContact(page);
        if (snapshot.matches({ shopping: 'shipping' })) return giveAddress(page);
        await giveBillingAddress(page);
        await release('billToShippingAddress');
      },
      failed: never,
    },
    paymentMethod: { done: (page, { upcoming }) => sendCard(page, cardFor(upcoming)), failed: never },
    payLater: { done: unreachable(leaves), failed: never },
    adoptPayer: { done: unreachable(fromPayPal), failed: unreachable(fromPayPal) },
    giftCard: { done: never, failed: never },
    credit: { done: never, failed: never },
    rewards: { done: never, failed: never },
    rewardCode: { done: never, failed: never },
    // Data could cause these refusals, too, but would leave another cart than the page knows.
    setShippingMethod: {
      request: '**/cart/v1/shippingMethod',
      done: () => {},
      failed: { SHP404: () => simulated('status=409'), OFFLINE: () => dropped() },
    },
    billToShippingAddress: {
      request: settingBill,
      done: () => {},
      failed: { BIL400: () => simulated('status=422'), OFFLINE: () => dropped() },
    },
    placeOrder: {
      request: placing,
      done: () => {},
      failed: {
        OFFLINE: (_, { upcoming }) => (foundAfter(upcoming) ? simulated('lost') : dropped()),
        ORD415: takeOneMore,
        ORD430: (page) => makeCart(page, emptyCart),
        PYT400: unreachable('needs two orders that spend one gift card at the same moment: tests/commerce covers it'),
        PAY400: () => {},
        SHP410: giveAddressOfWallet,
        BIL400: forgetBillingAddress,
        AUT403: unsure,
        API422: () => simulated('status=400'),
      },
    },
    challenge: {
      request: '**/sandbox/payments/v1/3ds/method?*',
      done: (page, { output, snapshot, release }) =>
        waitsFor(snapshot.context.order) === 'fingerprint' ? release('challenge') : answerBank(page, output.ending),
      failed: never,
    },
    patchOrder: {
      request: order,
      done: () => {},
      failed: {
        PAY400: () => {},
        OFFLINE: (_, { snapshot, upcoming }) => {
          const found = foundAfter(upcoming);
          return found && waitsFor(found) === waitsFor(snapshot.context.order) ? dropped() : simulated('lost');
        },
      },
    },
    getOrderOfCart: {
      request: /\/cart\/v1\/cart\/[^/]+\/order$/,
      done: () => {},
      failed: { ORD409: () => {}, OFFLINE: () => dropped() },
    },
    reloadCart: { request: readingCart, done: (page, { output }) => makeCart(page, output), failed: () => dropped() },
    restoreCart: {
      request: [settingBill, readingCart],
      // A restored cart without an address is a new one with the same items: the old one was ordered.
      done: (page, { output }) => (needsAddress(output) ? orderElsewhere(page) : makeCart(page, output)),
      failed: () => dropped(),
    },
    showConfirmation: {
      request: '**/consumers-v3/consumer/purchase/*',
      done: () => {},
      failed: unreachable(
        'if the code of a page cannot be loaded, the router reloads or shows an error page of its own',
      ),
    },
  },
  shows: {
    recalling: passed,
    entering: opening,
    empty: title(words.emptyTitle),
    unavailable: title(words.unavailableTitle),
    'shopping.resuming': passed,
    'shopping.shipping.address': step(words.addressTitle, 'heading'),
    'shopping.shipping.contact': step(words.contactTitle, 'heading'),
    'shopping.shipping.method': step(words.methodTitle, 'heading'),
    'shopping.shipping.settingMethod': isBusy(words.continueToPayment),
    'shopping.billing.same': step(words.billingTitle, 'heading'),
    'shopping.billing.other': step(words.useBillingAddress, 'button'),
    'shopping.billing.otherSaved': step(words.changeBilling, 'button'),
    'shopping.approving': unreachable(leaves),
    'shopping.adopting': unreachable(fromPayPal),
    'shopping.settlingBilling': isBusy(words.continueToSummary),
    'preparing.deciding': passed,
    'preparing.express': unreachable(express),
    'shopping.summary.express': unreachable(express),
    'shopping.summary.stepwise': step(words.summaryTitle, 'heading'),
    proving: isBusy('Place order'),
    checking: unsure,
    placing: busy(title(words.settlingTitle)),
    confirming: title(words.settlingTitle),
    unconfirmed: title(words.unconfirmedTitle),
    challenge: async (page, { context }) => {
      if (waitsFor(context.order) === 'challenge') await expect(bank(page).getByLabel('One-time code')).toBeVisible();
    },
    patching: busy(title(words.settlingTitle)),
    'returning.reloading': busy(opening),
    'returning.restoring': busy(opening),
    'confirmed.leaving': title(words.confirmedTitle),
    'confirmed.shown': expectConfirmation,
  },
});
