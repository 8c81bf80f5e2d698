import { expect, type Page } from '@playwright/test';
import { type Unreachable, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model, owesTerms, special } from './storefront.model.ts';
import {
  add,
  addToTheCartOfAnother,
  answerWhoShops,
  askAgain,
  bag,
  closePanel,
  endSession,
  failToAdd,
  goAndReturn,
  openForNobody,
  openPanel,
  panel,
  reaches,
  stateOf,
  wonder,
} from './storefront.world.ts';

const part: { done: Unreachable; failed: Unreachable } = {
  done: unreachable('it lasts as long as the page'),
  failed: unreachable(
    'nothing that a shopper does makes a child of the root fail: walked in the view and in the chart',
  ),
};
const listener = { failed: part.failed };

/** What cannot happen before the shopper is known: the cart waits for the session and emits nothing. */
const ofTheCart = [
  'item.added',
  'change.settled',
  'notice.raised',
  'reload.requested',
  'session.wanted',
  'session.ended',
];

/** The page can be read, and the bag links to the cart. */
const readable = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Ridgeline 3');
  await expect(bag(page)).toHaveAttribute('href', '/en-us/cart');
};

/** The root has no view. Its effects are seen in its children, and each gesture waits until they have them. */
walkBrowser(model, {
  open: openForNobody,
  gestures: {
    'session.started': async (page) => {
      await wonder(page);
      await answerWhoShops(page, true);
      await expect.poll(() => stateOf(page, 'cart')).toHaveProperty('resting');
    },
    'session.unavailable': async (page) => {
      await wonder(page);
      await answerWhoShops(page, false);
      await reaches(page, 'cart', { resting: 'unavailable' });
    },
    'session.ended': async (page) => {
      await endSession(page);
      await reaches(page, 'cart', 'waitingForSession');
    },
    'session.left': unreachable('nobody is signed in on these walks: e2e/session.spec.ts signs out'),
    'session.revoked': unreachable('nobody is signed in on these walks: e2e/devices.spec.ts ends a session elsewhere'),
    'session.wanted': askAgain,
    'item.added': async (page) => {
      await add(page);
      await reaches(page, 'mini-cart', { ready: { open: 'added' } });
      await expect(panel(page)).toHaveAccessibleName('Added to your cart');
    },
    'change.settled': async (page) => {
      await add(page);
      await reaches(page, 'mini-cart', { ready: { open: 'added' } });
      await panel(page)
        .getByRole('button', { name: /^Remove / })
        .first()
        .press('Enter');
      await reaches(page, 'mini-cart', { ready: { open: 'cart' } });
    },
    'cart.ordered': unreachable('walked by the chart of the checkout'),
    'signIn.settled': unreachable('the session tells the caller directly'),
    'signIn.refused': unreachable('the session tells the caller directly'),
    'change.refused': unreachable('the cart tells the caller directly'),
    'notice.raised': async (page) => {
      await failToAdd(page);
      await expect(page.getByRole('alertdialog', { name: 'We cannot reach the shop' })).toBeVisible();
    },
    'reload.requested': async (page) => {
      await addToTheCartOfAnother(page);
      const loaded = page.waitForEvent('load');
      await page.clock.runFor(4000);
      await loaded;
      await reaches(page, 'session', { guest: 'ready' });
    },
    'dialog.requested': async (page) => {
      await closePanel(page);
      await openPanel(page);
      await reaches(page, 'mini-cart', { ready: { open: 'cart' } });
    },
    'dialog.closed': async (page) => {
      await openPanel(page);
      await closePanel(page);
      await reaches(page, 'mini-cart', { ready: 'closed' });
    },
    'route.changed': async (page) => {
      await openPanel(page);
      await goAndReturn(page);
      await reaches(page, 'dialogs', 'closed');
      await reaches(page, 'mini-cart', { ready: 'closed' });
    },
  },
  causes: {
    session: part,
    cart: part,
    miniCart: part,
    toasts: part,
    dialogs: part,
    reloadGuard: part,
    listenTo: listener,
    watchRoute: listener,
    leavePage: listener,
  },
  except: ({ state, event, nextState }) => {
    if ([state, nextState].some(({ context }) => special.includes(context.path)))
      return 'the kind of page only matters for a sign-in and a sign-out: e2e/session.spec.ts';
    if (owesTerms(event)) return 'nobody is signed in on these walks: e2e/session.spec.ts';
    return state.matches('booting') && ofTheCart.includes(event.type) ? 'the cart waits for the session' : null;
  },
  shows: {
    booting: async (page) => {
      await readable(page);
      await reaches(page, 'cart', 'waitingForSession');
    },
    ready: readable,
    degraded: unreachable('only reached when a child of the root fails'),
  },
});
