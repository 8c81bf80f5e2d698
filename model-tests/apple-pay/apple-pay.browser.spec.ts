import { expect, type Page } from '@playwright/test';
import { service } from '#model-tests/cart/cart.world.ts';
import { billedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { applePayMachine } from '#machines/apple-pay/apple-pay.machine.ts';
import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';
import words from '#src/messages/compiled/en-US/apple-pay.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { cart, dearer, item, merchant, order, refusals, send, waiting } from './apple-pay.model.ts';

const noDevice = 'e2e/apple-pay.spec.ts takes the stand-in away';

/** Under a product. Its contact always changes the total: delivery and tax are known by then. */
const model = modelOf(applePayMachine, {
  input: { country: 'US', countries: ['US', 'CA'] },
  send: {
    ...send,
    'applePay.pressed': { type: 'applePay.pressed', cart: null, item },
    'payment.authorised': send['payment.authorised'][0],
  },
  outcomes: {
    detect: { done: [true], failed: [] },
    sheet: { failed: [new Error('the sheet does not open')] },
    makeCart: { done: [cart], failed: [refusals.soldOut] },
    validateMerchant: { done: [merchant], failed: [refusals.lost] },
    setContact: { done: [dearer], failed: [refusals.notThere] },
    setMethod: { done: [dearer], failed: [refusals.lost] },
    addContacts: {
      done: [billedCart, { ...billedCart, totals: { ...billedCart.totals, remainingToPay: 1 } }],
      failed: [refusals.phone, refusals.lost],
    },
    placeOrder: { done: [order, waiting], failed: [refusals.declined, refusals.repriced, refusals.lost] },
    getOrderOfCart: { done: [order, waiting], failed: [refusals.noOrder, refusals.lost] },
    restoreCart: { done: [undefined], failed: [refusals.lost] },
    showConfirmation: { done: [undefined], failed: [new Error('no route')] },
  },
  unreachable: {
    unavailable: noDevice,
    'detecting: detect done → unavailable': noDevice,
    'detecting: detect failed → unavailable': noDevice,
    'paying.opening: merchant.asked → paying.validating': 'beside a cart: e2e/apple-pay.spec.ts',
    'paying.choosing: payment.authorised [hasShippingFault] → stays': 'a city that is too long: e2e/apple-pay.spec.ts',
    'paying.choosing: payment.authorised [hasBillingFault] → stays': 'the stand-in bills to the country of the shop',
  },
  project: ({ order: placed, cart: paid }) => [placed !== null, paid?.totals.remainingToPay],
  why: 'guards compare the total of the cart, which differs before and after the first contact',
});

const bank = 'no bank of the demo data asks in a sheet: tests/commerce says what is answered then';
const button = (page: Page) => page.getByRole('button', { name: words.pay });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Apple Pay' });
const pay = (page: Page) => sheet(page).getByRole('button', { name: 'Pay with the test wallet' });
const isOpen = (page: Page) => expect(sheet(page)).toBeVisible();
const says = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();

/** Chooses the one of the first two in a group that is not chosen. */
async function chooseOther(page: Page, group: string): Promise<void> {
  const [first, second] = [0, 1].map((index) =>
    sheet(page).getByRole('group', { name: group }).getByRole('radio').nth(index),
  );
  if (!first || !second) throw new Error('nothing to choose from');
  await ((await first.isChecked()) ? second : first).check();
}

const baskets = new WeakMap<Page, string>();

/** Makes what is paid two pieces, as another tab would. */
async function changeTotal(page: Page): Promise<void> {
  const basketId = baskets.get(page) ?? '';
  const { call } = service(page);
  const { items } = await call<Cart>('GET', `/cart/v1/cart/${basketId}`);
  await call('PUT', `/cart/v1/cart/${basketId}/item`, { itemId: items[0]?.itemId, qty: 2 });
}

walkBrowser(model, {
  open: async (page) => {
    page.on('response', async (answer) => {
      if (!answer.url().includes('/cart/v1/cartWithItem') || !answer.ok()) return;
      baskets.set(page, ((await answer.json()) as Cart).basketId);
    });
    await page.goto('/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS');
    await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
    await page.locator('main input[name="size"]:not([aria-label*="unavailable"])').first().check({ force: true });
    await page.locator('#apple-pay').scrollIntoViewIfNeeded();
    await expect(button(page)).toBeVisible();
    // What the sheet does by itself, and at once, is a step of the path.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  },
  gestures: {
    'applePay.pressed': (page) => button(page).click(),
    // What the sheet does by itself waits for the clock.
    'merchant.asked': (page) => page.clock.runFor(1),
    'contact.selected': async (page) => {
      if (await pay(page).isDisabled()) await page.clock.runFor(1);
      else await chooseOther(page, 'Ship to');
    },
    'method.selected': (page) => chooseOther(page, 'Delivery'),
    'card.selected': (page) => chooseOther(page, 'Card'),
    'payment.authorised': (page) => pay(page).click(),
    'sheet.cancelled': (page) => sheet(page).getByRole('button', { name: 'Cancel' }).click(),
  },
  except: ({ state, event }) => {
    if ((event['output'] as Order | undefined)?.status === 'pending-authentication') return bank;
    const isIdle = (['choosing', 'contactRefused', 'methodRefused'] as const).some((paying) =>
      state.matches({ paying }),
    );
    if (event.type === 'card.selected' && !isIdle) return 'the sheet of the stand-in waits for one answer at a time';
    const isFirst = state.matches({ paying: 'choosing' }) && state.context.cart === cart;
    if (
      isFirst &&
      (event.type === 'payment.authorised' || event.type === 'method.selected' || event.type === 'card.selected')
    )
      return 'the sheet tells by itself where it goes before anything can be chosen';
    return null;
  },
  causes: {
    detect: { done: () => {}, failed: unreachable('the browser is asked, which answers') },
    sheet: { failed: unreachable('the sheet of the stand-in opens') },
    makeCart: { request: '**/cart/v1/cartWithItem*', done: () => {}, failed: () => simulated('status=409') },
    validateMerchant: { request: '**/cart/v1/paymentSession?*', done: () => {}, failed: () => dropped() },
    setContact: { request: '**/shippingAddress', done: () => {}, failed: () => simulated('status=422') },
    setMethod: { request: '**/cart/v1/shippingMethod', done: () => {}, failed: () => dropped() },
    addContacts: {
      // The second request, with the billing address, follows at once.
      request: '**/shippingAddress',
      done: async (page, { output }) => {
        if (output.totals.remainingToPay === 1) await changeTotal(page);
      },
      failed: { SHP410: () => simulated('status=422'), UNEXPECTED: () => dropped() },
    },
    placeOrder: {
      request: '**/cart/v2/checkout/order*',
      done: () => {},
      failed: {
        PAY400: () => simulated('status=402'),
        ORD415: changeTotal,
        UNEXPECTED: (_page, { upcoming }) => {
          const found = upcoming.find(
            ({ state, nextState }) => state.matches('confirming') && !nextState.matches('unconfirmed'),
          );
          return found?.nextState.matches('confirmed') ? simulated('lost') : dropped();
        },
      },
    },
    getOrderOfCart: {
      request: '**/cart/v1/cart/*/order',
      done: () => {},
      failed: { ORD409: () => {}, UNEXPECTED: () => dropped() },
    },
    restoreCart: { done: () => {}, failed: unreachable('a cart of its own that is not emptied shows nothing') },
    showConfirmation: { done: () => {}, failed: unreachable('the route exists') },
  },
  shows: {
    detecting: unreachable('passed through'),
    unavailable: unreachable(noDevice),
    ready: (page) => expect(button(page)).not.toHaveAttribute('aria-busy', 'true'),
    'paying.opening': isOpen,
    'paying.making': isOpen,
    'paying.validating': isOpen,
    'paying.choosing': isOpen,
    'paying.settingContact': (page) => expect(pay(page)).toBeDisabled(),
    'paying.settingMethod': (page) => expect(pay(page)).toBeDisabled(),
    'paying.contactRefused': isOpen,
    'paying.methodRefused': isOpen,
    'paying.addingContacts': (page) => expect(pay(page)).toBeDisabled(),
    'paying.placing': (page) => expect(pay(page)).toBeDisabled(),
    'paying.completing': unreachable('passed through'),
    'paying.doubting': unreachable('passed through'),
    'paying.failing': unreachable('passed through'),
    'paying.outdated': unreachable('passed through'),
    confirming: says(words.unconfirmed),
    unconfirmed: says(words.unconfirmed),
    confirmed: unreachable('passed through'),
    shown: (page) => expect(page.getByRole('heading', { name: 'Thank you, Riley' })).toBeVisible(),
    restoring: unreachable('passed through'),
    restoringAfterFailure: unreachable('passed through'),
    restoringAfterChange: unreachable('passed through'),
    changed: says(words.changed),
    failed: says(words.failed),
  },
});
