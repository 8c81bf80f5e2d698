import { expect, type Page } from '@playwright/test';
import { atRest } from '#model-tests/header/header.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import { submitSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { askWithoutToken, closeDialog, comeToSignIn, letDialogGo, remember, signOut } from './session.world.ts';
import { model } from './session.model.ts';

const token = '**/token/v2/auth/token';

// Also finds the button behind the open dialog.
const retry = (page: Page) => page.getByRole('button', { name: 'Try again', includeHidden: true });
const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Sign in(?! with)/ });
const busy = (page: Page) => expect(submit(page)).toHaveAttribute('aria-busy', 'true');
const header = (page: Page, name: string) =>
  expect(
    page.getByRole('banner', { includeHidden: true }).getByRole('button', { name, includeHidden: true }),
  ).toBeVisible();

const refusalOf = (event: { type: string; error?: unknown } | undefined): string | undefined =>
  (event?.error as { errorId?: string } | undefined)?.errorId;
/**
 * The heading of the home page, to which signing out on the cart page leads. The cart page must not be visible any
 * more.
 */
const home = (page: Page) =>
  page.getByRole('heading', { level: 1, includeHidden: true }).filter({ hasNotText: 'cart' });
/** Pages on which "Sign out" was pressed and whose next state has not been checked yet. */
const leaving = new WeakSet<Page>();
const loading = async (page: Page) => {
  if (leaving.delete(page)) {
    // The dialog closes together with its page.
    await letDialogGo(page);
    await expect(home(page)).toBeVisible();
  }
  await expect(page.getByText('Loading your cart').or(home(page)).first()).toBeAttached();
};
const cutOff = (page: Page) =>
  page.getByRole('heading', { name: /^(You were signed out|Your cart could not be found)$/ });
const quiet = (page: Page) => expect(retry(page)).toHaveCount(0);

/** The session has no view: the walk checks what the cart page shows with and without one. */
walkBrowser(model, {
  open: async (page) => {
    await setOwnAddress(page.context());
    await page.goto('/en-us/cart');
    await atRest(page, 'session');
  },
  gestures: {
    'token.rejected': (page) => askWithoutToken(page),
    'session.retried': async (page) => {
      await closeDialog(page);
      if ((await home(page).count()) > 0) await page.goBack();
      await retry(page).click();
    },
    'signIn.requested': async (page, { upcoming }) => {
      await comeToSignIn(page);
      await submitSignIn(page, refusalOf(upcoming[0]?.event));
    },
    'code.obtained': unreachable('a passkey needs an authenticator: e2e/passkeys.spec.ts signs in with one'),
    'signOut.requested': async (page) => {
      leaving.add(page);
      await signOut(page);
    },
    'cart.changed': unreachable('an add leads away from this page: e2e/signed-out.spec.ts begins a new cart'),
    'cutOff.dismissed': unreachable('only after a cart was lost: e2e/signed-out.spec.ts'),
    'session.changed': unreachable('two tabs of one browser: e2e/tabs.spec.ts signs in and out in one of them'),
  },
  causes: {
    restoreSession: {
      done: (page, { output }) =>
        remember(page, output === null ? 'nothing' : output.consumerType === 'GUEST' ? 'a guest' : 'a customer'),
      failed: (page) => remember(page, 'a broken note'),
    },
    createToken: {
      request: token,
      done: () => {},
      failed: {
        AUT409: () => simulated('status=409'),
        AUT403: () => simulated('status=403'),
        UNEXPECTED: () => dropped(),
      },
    },
    refreshToken: {
      request: token,
      done: () => {},
      failed: {
        AUT404: (page) => page.context().clearCookies({ name: 'wm_refresh' }),
        AUT403: unreachable('the call that needed the token fails, and its own chart says so: walked in the chart'),
        UNEXPECTED: () => dropped(),
      },
    },
    askForCode: {
      request: '**/consumers-v3/auth/signin',
      done: () => {},
      failed: { AUT401: () => {}, UNEXPECTED: () => dropped() },
    },
    exchangeCode: {
      request: token,
      done: () => {},
      failed: {
        AUT409: () => simulated('status=409'),
        AUT403: () => simulated('status=403'),
        UNEXPECTED: () => dropped(),
      },
    },
    afterLogIn: {
      request: ['**/consumers-v3/consumer/payment_instruments*', '**/stores/v1/favourite'],
      done: () => {},
      failed: { UNEXPECTED: unreachable('its code comes with that of the sign-in; a part that fails is no failure') },
    },
    signOut: {
      request: '**/consumers-v3/consumer/auth/signout',
      done: () => {},
      failed: { AUT404: () => simulated('status=401'), UNEXPECTED: () => dropped() },
    },
    watchTabs: { failed: unreachable('it only adds a listener; it cannot fail') },
    watchRejections: { failed: unreachable('it only registers with the client of the service; it cannot fail') },
  },
  except: ({ state, event, nextState }) => {
    if (event.type === 'session.retried' && state.context.session !== null)
      return 'with a session, the retry is a change of the cart, whose call is refused instead';
    if (event.type === 'signIn.requested' && !state.matches('guest')) return 'there is no form to send, or it is busy';
    if (event.type === 'token.rejected' && state.matches({ registered: 'signingOut' }))
      return 'the page makes no other call meanwhile';
    const [was, is] = [state, nextState].map(({ context }) => context.session?.consumerType);
    if (state.matches('refreshing') && is !== undefined && was !== is)
      return 'a renewed token belongs to the same shopper';
    return null;
  },
  shows: {
    restoring: unreachable('passed through'),
    'guest.fetchingToken': loading,
    'guest.waiting': loading,
    'guest.retrying': loading,
    'guest.ready': async (page) => {
      const items = page.getByRole('list', { name: 'Items in your cart' });
      await expect(
        items.or(page.getByText('Your cart is empty')).or(cutOff(page)).or(home(page)).first(),
      ).toBeVisible();
      await quiet(page);
    },
    'guest.unavailable': (page) => expect(retry(page).or(home(page)).first()).toBeVisible(),
    'signingIn.askingForCode': busy,
    'signingIn.exchangingCode': busy,
    'signingIn.waiting': busy,
    'signingIn.exchangingAgain': busy,
    'registered.loadingAccount': (page) => {
      leaving.delete(page);
      return header(page, 'Your account');
    },
    'registered.ready': (page) => {
      leaving.delete(page);
      return header(page, 'Your account');
    },
    'registered.signingOut': (page) =>
      expect(page.getByRole('dialog').getByRole('button', { name: /^Sign out/ })).toHaveAttribute('aria-busy', 'true'),
    recognised: unreachable('passed through'),
    stillGuest: unreachable('passed through'),
    refreshing: quiet,
    leftElsewhere: unreachable('two tabs of one browser: e2e/tabs.spec.ts'),
    expired: unreachable('passed through'),
  },
});
