import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/profile.gen.ts';
import { model, nameless } from './profile.model.ts';

const signsOut = unreachable('e2e/reset-password.spec.ts signs in and out on this page');

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page, { start }) => {
    await openWithSession(page);
    await openSignIn(page);
    await signInAs(page, 'maya.reed@example.com');
    // Without the access token the server renders no profile: the page requests it, and renews its token on the way.
    if (start === '') await page.context().clearCookies({ name: 'wm_access' });
    await page.goto('/en-us/account');
  },
  gestures: {
    'profile.retried': (page) => page.getByRole('button', { name: words.retry }).click(),
    'customer.arrived': signsOut,
    'customer.left': signsOut,
    'profile.outdated': async (page) => {
      await page.getByRole('button', { name: words.edit }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  causes: {
    getConsumer: {
      request: '**/consumers-v3/consumer',
      done: () => {},
      failed: { AUT404: () => simulated('status=403'), API503: () => dropped() },
    },
    watchSession: { failed: unreachable('it cannot fail') },
    goHome: { done: signsOut, failed: signsOut },
  },
  except: ({ event }) =>
    'output' in event && event.output === nameless
      ? 'this customer has a name: an account without one is walked in the view'
      : null,
  shows: {
    opening: unreachable('passed through'),
    loading: (page) => expect(page.getByText(words.loading)).toBeAttached(),
    refreshing: (page) => isShown(page),
    shown: (page) => isShown(page),
    guest: (page) => expect(page.getByRole('main').getByRole('button', { name: words.signIn })).toBeVisible(),
    unavailable: (page) => expect(page.getByText(words.unavailableBody)).toBeVisible(),
    leaving: signsOut,
  },
});

const isShown = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
