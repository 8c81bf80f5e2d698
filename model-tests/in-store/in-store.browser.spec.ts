import { expect, type Page } from '@playwright/test';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/in-store.gen.ts';
import { atLogin, model } from './in-store.model.ts';
import { becomes, sells, signInAsAssociate, type Who, wasHere, wasSold } from './in-store.world.ts';

const bar = (page: Page) => page.getByRole('region', { name: words.bar });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const busy = (page: Page, name: string) => expect(button(page, name)).toHaveAttribute('aria-busy', 'true');
const refused = async (page: Page, failure: object | null) => {
  if (failure) await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
};
const passed = unreachable('passed through');

/** The page that a path begins on. The path's first step opens it. */
const opens = new WeakMap<Page, string>();

const recognised =
  (who: Who) =>
  async (page: Page, { snapshot }: { snapshot: { matches: (state: 'recognising' | 'signingIn') => boolean } }) => {
    if (snapshot.matches('recognising')) {
      await wasHere(page, who);
      await page.goto(opens.get(page) ?? '');
    } else if (snapshot.matches('signingIn') && who === 'associate') await signInAsAssociate(page);
    // The same associate again would not be a change.
    else await becomes(page, who === 'associate' ? 'colleague' : who);
  };

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  // The chart recognises the shopper at once, so the path's first step opens the page.
  open: async (page, { start }) => {
    await page.goto('/robots.txt');
    opens.set(page, start === '' ? '/en-us/cart' : '/en-us/associate-login');
    if (start !== atLogin) await wasSold(page);
  },
  except: ({ state, event, nextState }) => {
    if (event.type === 'nobody.recognised' && nextState.matches('clearing') && !state.matches('clearing'))
      return 'there is no session left to end: e2e/in-store.spec.ts';
    if (state.matches({ clearing: 'leaving' }) && !state.context.isAtLogin)
      return 'the page goes to the sign-in page of associates, which starts a new chart';
    return null;
  },
  gestures: {
    'associate.recognised': recognised('associate'),
    'customer.recognised': recognised('customer'),
    'nobody.recognised': recognised('nobody'),
    'store.chosen': async (page, { event }) => {
      await page.getByLabel(words.storeLabel, { exact: true }).selectOption(event.storeId);
      await button(page, words.storeSubmit).click();
    },
    'store.reconsidered': (page) => button(page, words.anotherStore).click(),
    'seller.chosen': async (page) => {
      await page.getByRole('radio', { name: 'Rory O.' }).check();
      await button(page, words.sellerSubmit).click();
    },
    'retry.requested': (page) => button(page, words.retry).click(),
    'signOut.requested': (page) => button(page, words.signOut).click(),
    'ending.requested': (page, { snapshot }) =>
      (snapshot.matches('choosingStore') ? button(page, words.signOut) : bar(page).getByRole('button')).click(),
    'sale.begunElsewhere': (page) => sells(page, true),
    'sale.endedElsewhere': (page) => sells(page, false),
  },
  causes: {
    signInForm: {
      done: unreachable('it never ends by itself'),
      failed: unreachable('its chart has no final error'),
    },
    watchSession: { failed: unreachable('it only listens; it cannot fail') },
    watchSale: { failed: unreachable('it only listens; it cannot fail') },
    loadStores: { request: /\/utilities\/stores\?/, done: () => {}, failed: { UNEXPECTED: () => dropped() } },
    loadSellers: {
      request: '**/utilities/stores/*/employees',
      done: () => {},
      failed: {
        AUT498: () => simulated('status=403'),
        STR404: () => simulated('status=404'),
        UNEXPECTED: () => dropped(),
      },
    },
    saveSale: { done: () => {}, failed: unreachable('the storage has room for two names') },
    forgetCustomer: {
      done: () => {},
      failed: unreachable(
        'the cart of these paths has no address: e2e/in-store.spec.ts ends a sale whose customer has one',
      ),
    },
    removeSale: { done: () => {}, failed: unreachable('removing from the storage cannot fail') },
    signOut: { request: '**/consumers-v3/consumer/auth/signout', done: () => {}, failed: () => dropped() },
    showLogin: { done: () => {}, failed: unreachable('navigating within the shop cannot fail') },
  },
  shows: {
    recognising: passed,
    none: (page) => expect(bar(page)).toHaveCount(0),
    signingIn: async (page) => {
      await heading(page, words.signIn);
      await expect(bar(page)).toHaveCount(0);
    },
    withoutForm: unreachable('the chart of the form has no final error'),
    customer: async (page, { context: { failure } }) => {
      await heading(page, words.customer);
      await refused(page, failure);
    },
    makingRoom: (page) => busy(page, words.signOut),
    'choosingStore.loadingStores': (page) => expect(page.getByLabel(words.storeLabel, { exact: true })).toHaveCount(0),
    'choosingStore.withoutStores': (page) => expect(page.getByText(words.lost)).toBeVisible(),
    'choosingStore.store': async (page, { context: { failure } }) => {
      await heading(page, words.store);
      await refused(page, failure);
    },
    'choosingStore.loadingSellers': (page) => busy(page, words.storeSubmit),
    'choosingStore.seller': (page) => heading(page, words.seller.replace('{store}', 'Waymark Boulder')),
    'choosingStore.keeping': passed,
    active: async (page) => {
      await expect(bar(page)).toContainText('Waymark Boulder');
      await expect(bar(page)).toContainText('Rory O.');
    },
    'clearing.forgettingCustomer': passed,
    'clearing.removing': passed,
    'clearing.signingOut': (page) => expect(bar(page)).toContainText(words.ending),
    'clearing.stillSignedIn': (page) => expect(bar(page)).toContainText(words.stillSignedIn),
    'clearing.leaving': passed,
  },
});
