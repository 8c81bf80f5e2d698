import { expect, type Page } from '@playwright/test';
import { atRest } from '#model-tests/header/header.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { askWithoutToken, remember } from './session.world.ts';
import { model } from './session.model.ts';

const token = '**/token/v2/auth/token';

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const loading = (page: Page) => expect(page.getByText('Loading your cart')).toBeAttached();
const quiet = (page: Page) => expect(retry(page)).toHaveCount(0);

/** The session has no view: the cart page shows what there being one, and none, means to a shopper. */
walkBrowser(model, {
  open: async (page) => {
    await page.goto('/en-us/cart');
    await atRest(page, 'session');
  },
  gestures: {
    'token.rejected': (page) => askWithoutToken(page),
    'session.retried': (page) => retry(page).click(),
  },
  causes: {
    restoreSession: {
      done: (page, { output }) => remember(page, output ? 'a guest' : 'nothing'),
      failed: (page) => remember(page, 'a broken note'),
    },
    createToken: {
      request: token,
      done: () => {},
      failed: { AUT409: () => simulated('status=409'), UNEXPECTED: () => dropped() },
    },
    refreshToken: {
      request: token,
      done: () => {},
      failed: { AUT404: (page) => page.context().clearCookies({ name: 'wm_refresh' }), UNEXPECTED: () => dropped() },
    },
    watchRejections: { failed: unreachable('it only registers with the client of the service; it cannot fail') },
  },
  except: ({ state, event }) =>
    event.type === 'session.retried' && state.context.session !== null
      ? 'who has a session asks with the next change: its call is what is refused'
      : null,
  shows: {
    restoring: unreachable('passed through'),
    'guest.fetchingToken': loading,
    'guest.waiting': loading,
    'guest.retrying': loading,
    'guest.ready': async (page) => {
      const items = page.getByRole('list', { name: 'Items in your cart' });
      await expect(items.or(page.getByText('Your cart is empty'))).toBeVisible();
      await quiet(page);
    },
    'guest.unavailable': (page) => expect(retry(page)).toBeVisible(),
    refreshing: quiet,
    expired: unreachable('passed through'),
  },
});
