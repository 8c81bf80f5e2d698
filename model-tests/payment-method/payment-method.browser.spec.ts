import { expect, type Page, type Route } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { addressElsewhere, cardFields, openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { cardsAlone, model } from './payment-method.model.ts';

/** Requests to the payment provider, held until the path says how they end. */
const held = new WeakMap<Page, { frame: Route[]; token: Route[] }>();
const heldOf = (page: Page) => {
  const routes = held.get(page) ?? { frame: [], token: [] };
  held.set(page, routes);
  return routes;
};
async function next(page: Page, which: 'frame' | 'token'): Promise<Route> {
  await expect.poll(() => heldOf(page)[which].length).toBeGreaterThan(0);
  // The last one: the page has cancelled the earlier ones.
  const route = heldOf(page)[which].splice(0).at(-1);
  if (!route) throw new Error('nothing is held');
  return route;
}

/** Sends the provider another card or session than was typed, which it refuses. */
async function tokenWith(page: Page, change: Record<string, unknown>): Promise<void> {
  const route = await next(page, 'token');
  await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...change }) });
}

const savedCards = '**/consumers-v3/consumer/payment_instruments?*';
const paymentMethods = '**/cart/v1/cart/*/paymentMethods';
const script = '**/sandbox/payments/v1/fields.js';
const button = (page: Page) => page.getByRole('button', { name: /Review order|Continue to (pay later|PayPal)/ });
const loading = (page: Page) => expect(page.getByText('Loading the card form')).toBeAttached();

walkBrowser(model, {
  open: async (page) => {
    heldOf(page);
    await page.route('**/sandbox/payments/v1/frame?*', (route) => void heldOf(page).frame.push(route));
    await page.route('**/sandbox/payments/v1/tokens', (route) => void heldOf(page).token.push(route));
    await openCheckout(page, addressElsewhere);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  },
  gestures: {
    'fields.placed': () => {},
    'fields.removed': unreachable('leaving the payment step ends its chart'),
    'fields.ready': async (page) => (await next(page, 'frame')).continue(),
    'card.submitted': async (page, { snapshot }) => {
      if (snapshot.matches('saved') || snapshot.matches('later') || snapshot.matches('payPal'))
        return button(page).click();
      const fields = cardFields(page);
      await fields.getByLabel('Card number').fill('4111111111111111');
      await fields.getByLabel('Expiry date').fill('12 / 30');
      await fields.getByLabel('Security code').fill('737');
      await fields.getByLabel('Name on card').fill('Maya Chen');
      // Pressed by key: right after scrolling, a click may hit the frame where it was a moment before.
      await button(page).press('Enter');
    },
    'card.tokenised': (page) => tokenWith(page, {}),
    'card.invalid': (page) => tokenWith(page, { expiryYear: 2020 }),
    'card.failed': async (page, { event }) => {
      if (event.reason === 'session-expired') await tokenWith(page, { sessionId: 'ps_over' });
      else await (await next(page, 'token')).abort('connectionfailed');
    },
    'savedCard.chosen': (page, { event }) =>
      page.getByLabel(new RegExp(`ending in ${event.paymentInstrumentId.slice('card-'.length)}`)).check(),
    'newCard.chosen': (page) => page.getByLabel('Another card').check(),
    'payLater.chosen': (page) => page.getByLabel('Pay later').check(),
    'payPal.chosen': (page) => page.getByLabel('PayPal').check(),
    'cardPayment.chosen': (page) => page.getByLabel('Pay by card').check(),
    'keeping.chosen': (page) => page.getByLabel('Save this card for next time').check(),
    'payment.retried': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  except: ({ state, event, nextState }) => {
    if (nextState.context.methods?.length === cardsAlone.filter(({ available }) => available).length)
      return 'the service of the tests offers every method';
    if (event.type === 'keeping.chosen' && !state.hasTag('typing'))
      return 'the box stands at the fields of a card alone';
    if (event.type === 'savedCard.chosen' && (state.matches('later') || state.matches('payPal')))
      return 'saved cards are shown while the shopper pays by card';
    if (event.type === 'fields.placed')
      return state.context.placeId === null && state.matches('asking')
        ? null
        : 'the container of the card fields is on the page from the start';
    return state.context.placeId === null || nextState.context.placeId === null
      ? 'the container of the card fields is on the page from the start'
      : null;
  },
  causes: {
    getPaymentMethods: { request: paymentMethods, done: () => {}, failed: () => dropped() },
    // The account of a customer, which this guest does not have. Whose cards may pay is tested at the service, and with
    // a customer in e2e.
    getSavedCards: {
      done: (page, { output }) => page.route(savedCards, (route) => route.fulfill({ json: output })),
      failed: (page) => page.route(savedCards, (route) => route.abort('connectionfailed')),
    },
    getPaymentSession: { request: '**/cart/v1/paymentSession?*', done: () => {}, failed: () => dropped() },
    // A page loads the script once, so a second start finds it: its request cannot be held.
    loadScript: {
      done: (page) => page.unroute(script),
      failed: async (page) => {
        await page.evaluate(() => delete window.WaymarkPay);
        await page.route(script, (route) => route.abort('connectionfailed'));
      },
    },
    hostedFields: { failed: unreachable("the container and the provider's script are there when it starts") },
  },
  shows: {
    asking: () => {},
    recalling: () => {},
    saved: async (page, { context }) => {
      await expect(page.getByLabel(new RegExp(`ending in ${context.chosenId?.slice('card-'.length)}`))).toBeChecked();
      await expect(button(page)).toBeEnabled();
    },
    later: async (page) => {
      await expect(button(page)).toBeEnabled();
      await expect(page.getByRole('button', { name: 'How it works' })).toBeVisible();
    },
    payPal: async (page) => {
      await expect(button(page)).toBeEnabled();
      await expect(page.getByLabel('PayPal')).toBeChecked();
    },
    opening: loading,
    loadingScript: () => {},
    waitingForPlace: unreachable('the container of the card fields is on the page from the start'),
    'fields.appearing': loading,
    'fields.ready': (page) => expect(button(page)).toBeEnabled(),
    'fields.tokenising': (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    'fields.invalid': (page) => expect(button(page)).toBeEnabled(),
    failed: (page) => expect(page.getByText('The card form cannot be shown')).toBeVisible(),
    taken: unreachable('the form closes and the checkout continues'),
  },
});
