import { expect, type Page } from '@playwright/test';
import { dropped, type Unreachable, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { another } from './cart.fixtures.ts';
import { changes, model } from './cart.model.ts';
import {
  becomeAnother,
  orderElsewhere,
  fillElsewhere,
  setCode,
  tellFromAnotherTab,
  visitBefore,
} from './cart.world.ts';
import type { CartChange } from '#machines/cart/cart-change.types.ts';

const token = '**/token/v2/auth/token';
const offline = () => dropped();
const elsewhere = 'requested on other pages: walked by the charts of product and checkout';
const race = 'needs two changes at the same instant: tests/commerce covers it';
const removal = 'it calls the same path as an add, and both cannot be held: walked in the view';
const saving = 'walked by the chart of what is saved for later';
const adjusting = 'only a store associate may do it: walked by the chart of the price adjustment';
const stock = 'nothing sells out between two steps: tests/commerce covers it';
const notHere = 'the service never answers this call with this refusal';

type Cause = ((page: Page) => unknown) | Unreachable;

const onPage: readonly CartChange['operation'][] = ['updateItem', 'applyCoupon'];

const answers = (failed: Record<string, Cause>) => ({
  done: () => {},
  failed: {
    BSK404: orderElsewhere,
    AUT498: becomeAnother,
    API409: unreachable(race),
    UNEXPECTED: offline,
    ...failed,
  },
});
const fromElsewhere = {
  done: unreachable(elsewhere),
  failed: unreachable(elsewhere),
} as const;

const known = (
  page: Page,
  { context: { cart, lost } }: { context: { cart: { items: unknown[] } | null; lost: unknown[] } },
) => {
  const isEmpty = cart?.items.length === 0;
  if (!cart || (isEmpty && lost.length > 0)) return expect(page.getByText('Loading your cart')).toBeAttached();
  return expect(
    isEmpty ? page.getByText('Your cart is empty') : page.getByRole('list', { name: 'Items in your cart' }),
  ).toBeAttached();
};

walkBrowser(model, {
  open: async (page) => {
    await page.route(token, () => {});
    await page.goto('/en-us/cart');
  },
  gestures: {
    'session.started': async (page, { event }) => {
      if (event.session.consumerNo !== another.consumerNo) {
        await visitBefore(page);
        await page.reload();
        return;
      }
      await page.unroute(token);
      await page.reload();
    },
    'session.unavailable': unreachable('walked by the chart of the session'),
    'session.ended': unreachable('a session ends on other pages: walked by the chart of the session'),
    'change.requested': async (page, { event }) => {
      const { operation } = event.change;
      if (operation === 'updateItem') await page.getByRole('button', { name: 'One more' }).first().click();
      if (operation === 'applyCoupon') {
        await page.getByRole('textbox', { name: 'Promo code' }).fill('FREESHIP');
        await page.getByRole('button', { name: 'Apply' }).click();
      }
    },
    'cart.ordered': unreachable('walked by the chart of the checkout'),
    'cart.outdated': (page, { event }) => tellFromAnotherTab(page, event.basketId !== undefined),
    'cart.retried': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'promotion.dismissed': unreachable('changes no state: walked in the view'),
  },
  causes: {
    createCart: {
      request: /\/cart\/v1\/cart$/,
      done: () => {},
      failed: { AUT498: unreachable(notHere), UNEXPECTED: offline, INV700: unreachable(notHere) },
    },
    createCartWithItem: fromElsewhere,
    reserveWithItem: fromElsewhere,
    getCart: {
      request: /\/cart\/v1\/cart\/[^/]+(\?|$)/,
      done: fillElsewhere,
      failed: {
        BSK404: orderElsewhere,
        AUT498: becomeAnother,
        UNEXPECTED: offline,
        INV700: unreachable(notHere),
      },
    },
    addItems: {
      request: /\/cart\/v1\/item$/,
      done: () => {},
      failed: {
        BSK404: unreachable('the cart was created a moment ago'),
        AUT498: becomeAnother,
        API409: unreachable(race),
        UNEXPECTED: offline,
        INV700: unreachable(stock),
        GWP403: unreachable('no page sells a gift with purchase'),
      },
    },
    updateItem: { request: /\/cart\/v1\/cart\/[^/]+\/item$/, ...answers({ INV700: unreachable(stock) }) },
    removeItem: { done: unreachable(removal), failed: unreachable(removal) },
    saveItemForLater: { done: unreachable(saving), failed: unreachable(saving) },
    applyCoupon: {
      request: /\/cart\/v1\/coupon$/,
      ...answers({ PRM130: (page) => setCode(page, 'FREESHIP', true) }),
      done: (page) => setCode(page, 'FREESHIP', false),
    },
    removeCoupon: fromElsewhere,
    setShippingMethod: fromElsewhere,
    addShippingAddress: fromElsewhere,
    removeShippingAddress: fromElsewhere,
    addBillingAddress: fromElsewhere,
    removeBillingAddress: fromElsewhere,
    addPaymentInstrument: fromElsewhere,
    removePaymentInstrument: fromElsewhere,
    addPriceAdjustment: { done: unreachable(adjusting), failed: unreachable(adjusting) },
    updatePriceAdjustment: { done: unreachable(adjusting), failed: unreachable(adjusting) },
    removePriceAdjustment: { done: unreachable(adjusting), failed: unreachable(adjusting) },
    prepareOrder: fromElsewhere,
    applyReward: fromElsewhere,
    shareCart: { failed: unreachable('it only adds listeners; it cannot fail') },
  },
  except: ({ state, event, nextState }) => {
    const { cart, current, basketId } = state.context;
    if (event.type === 'session.started' && !state.matches('waitingForSession'))
      return 'a session begins once per visit';
    if (
      state.context.session?.consumerType === 'REGISTERED' ||
      (event.type === 'session.started' && nextState.context.session?.consumerType === 'REGISTERED')
    )
      return 'needs a guest who signs in: e2e/cart.spec.ts signs in with an item in the cart';
    if (event.type === 'cart.outdated' && basketId === null) return 'another tab of this browser has no cart either';
    if (event.type.startsWith('xstate.after.'))
      return 'the page is loaded anew, or there is no session: walked by the charts of the reload guard and the session';
    if (event.type.startsWith('xstate.done.') && current && cart?.items.length === 0 && !nextState.matches('changing'))
      return 'there is nothing in the cart to change';
    if (event.type !== 'change.requested') return null;
    const { change } = event as typeof changes.add;
    if (change.operation === 'removeItem') return removal;
    if (!onPage.includes(change.operation)) return elsewhere;
    if (!cart || cart.items.length === 0) return 'there is no line to change on the page';
    if (!nextState.matches('changing') || (current && current.change.operation !== 'updateItem'))
      return 'a queued change is walked while a quantity changes';
    return null;
  },
  shows: {
    waitingForSession: known,
    reading: known,
    'resting.none': (page) => expect(page.getByText('Your cart is empty')).toBeVisible(),
    'resting.ready': known,
    'resting.expired': (page) => expect(page.getByText(/had expired/).first()).toBeVisible(),
    'resting.unavailable': (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'changing.creating': known,
    'changing.creatingWithItem': unreachable(elsewhere),
    'changing.reservingWithItem': unreachable(elsewhere),
    'changing.addingItems': unreachable(elsewhere),
    'changing.updatingItem': known,
    'changing.removingItem': unreachable(removal),
    'changing.savingForLater': unreachable(saving),
    'changing.applyingCoupon': known,
    'changing.removingCoupon': unreachable(elsewhere),
    'changing.settingShippingMethod': unreachable(elsewhere),
    'changing.addingShippingAddress': unreachable(elsewhere),
    'changing.removingShippingAddress': unreachable(elsewhere),
    'changing.addingBillingAddress': unreachable(elsewhere),
    'changing.removingBillingAddress': unreachable(elsewhere),
    'changing.addingPaymentInstrument': unreachable(elsewhere),
    'changing.removingPaymentInstrument': unreachable(elsewhere),
    'changing.addingPriceAdjustment': unreachable(adjusting),
    'changing.updatingPriceAdjustment': unreachable(adjusting),
    'changing.removingPriceAdjustment': unreachable(adjusting),
    'changing.preparingOrder': unreachable(elsewhere),
    'changing.applyingReward': unreachable(elsewhere),
    deciding: unreachable('passed through'),
    'changing.choosing': unreachable('passed through'),
    'recovering.recreating': known,
    'recovering.readding': known,
    'recovering.rereading': unreachable(race),
    'recovering.givingUp': unreachable('passed through'),
    'invalidCustomer.wiping': unreachable('passed through'),
    'invalidCustomer.recreating': known,
    'invalidCustomer.waiting': known,
  },
});
