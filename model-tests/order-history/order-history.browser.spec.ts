import { expect } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { orderHistoryText } from '#src/messages/order-history.ts';
import { model, nothing } from './order-history.model.ts';

const { en } = orderHistoryText;
const signsOut = unreachable('e2e/orders.spec.ts signs in and out on this page');

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page, { start }) => {
    await openWithSession(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAs(page, 'maya.reed@example.com');
    // Without the access token the server renders no history: the page requests it, and renews its token on the way.
    if (start === '') await page.context().clearCookies({ name: 'wm_access' });
    await page.goto('/en-us/account/orders');
  },
  gestures: {
    'history.retried': (page) => page.getByRole('button', { name: en.retry }).click(),
    'customer.arrived': signsOut,
    'customer.left': signsOut,
  },
  causes: {
    getPurchaseHistory: {
      request: '**/consumer/purchasehistory',
      done: () => {},
      failed: { AUT404: () => simulated('status=403'), API503: () => dropped() },
    },
    watchSession: { failed: unreachable('it cannot fail') },
    goHome: { done: signsOut, failed: signsOut },
  },
  except: ({ event }) =>
    'output' in event && event.output === nothing
      ? 'this customer has orders: an empty history is walked in the view'
      : null,
  shows: {
    opening: unreachable('passed through'),
    loading: (page) => expect(page.getByText(en.loading)).toBeAttached(),
    'known.counting': unreachable('passed through'),
    'known.shown': (page) => expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible(),
    'known.none': unreachable('this customer has orders'),
    guest: (page) => expect(page.getByRole('main').getByRole('button', { name: en.signIn })).toBeVisible(),
    unavailable: (page) => expect(page.getByText(en.unavailableBody)).toBeVisible(),
    leaving: signsOut,
  },
});
