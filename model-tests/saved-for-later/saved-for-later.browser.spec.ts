import { expect, type Page } from '@playwright/test';
import type { SavedForLater, SavedItem } from '#openapi/generated/waymark.gen.ts';
import { closeDialog } from '#model-tests/session/session.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { cap, employee, model, sock } from './saved-for-later.model.ts';
import { saveBefore, signInAsEmployee } from './saved-for-later.world.ts';

const token = '**/token/v2/auth/token';
const item = /\/cart\/v2\/saveForLater\/[^/]+\/items\/[^/]+$/;
const heading = (page: Page) => page.getByRole('heading', { name: 'Saved for later', includeHidden: true });
const nothing = (page: Page) => expect(heading(page)).toHaveCount(0);

const listed = async (page: Page, { context: { list } }: { context: { list: SavedForLater | null } }) => {
  if (!list || list.items.length === 0) return nothing(page);
  const lines = page.getByRole('list', { name: 'Saved for later', includeHidden: true }).locator('> li');
  return expect(lines).toHaveCount(list.items.length);
};
const press = async (page: Page, name: string) => {
  await closeDialog(page);
  await page.getByRole('button', { name }).click();
};
const refusals = {
  move: /could not be moved to your cart/,
  remove: /could not take this off/,
  count: /could not change the quantity/,
};
const nameOf = (itemId: string): string => [cap, sock].find((one: SavedItem) => one.itemId === itemId)?.name ?? '';

walkBrowser(model, {
  open: async (page) => {
    await page.route(token, () => {});
    await page.goto('/en-us/cart');
  },
  gestures: {
    'shopper.changed': async (page, { event }) => {
      if (event.shopper.consumerNo === employee.consumerNo) return signInAsEmployee(page);
      await page.unroute(token);
      return void (await page.reload());
    },
    'list.changed': unreachable('only the cart adds to the list: e2e/cart.spec.ts saves a line'),
    'move.requested': (page) => press(page, `Move to cart: ${sock.name}`),
    'removal.requested': (page, { event }) => press(page, `Remove ${nameOf(event.itemId)} from what is saved`),
    'quantity.requested': async (page) => {
      await closeDialog(page);
      // The cart may have a line of the same product.
      await page
        .getByRole('region', { name: 'Saved for later' })
        .getByRole('group', { name: `Quantity of ${sock.name}` })
        .getByRole('button', { name: 'One more' })
        .click();
    },
    'list.retried': async (page) => {
      await closeDialog(page);
      await page.getByRole('button', { name: 'Try again to reach what you saved' }).click();
    },
  },
  causes: {
    getSavedForLater: {
      request: '**/wishlists/v2/saveForLater',
      done: (page, { output }) => saveBefore(page, output),
      failed: { UNEXPECTED: () => dropped() },
    },
    removeSavedItem: { request: item, done: () => {}, failed: { UNEXPECTED: () => dropped() } },
    setSavedQuantity: {
      request: '**/cart/v2/saveForLater',
      done: () => {},
      failed: { UNEXPECTED: () => dropped() },
    },
    addToCart: {
      request: /\/cart\/v1\/(item|cartWithItem)$/,
      done: () => {},
      failed: {
        INV700: unreachable('nothing sells out between two steps: e2e/cart.spec.ts moves an item that is sold out'),
        UNEXPECTED: () => dropped(),
      },
    },
    watchShopper: { failed: unreachable('it only listens; it cannot fail') },
    watchCart: { failed: unreachable('it only listens; it cannot fail') },
  },
  except: ({ state, event }) => {
    if (event.type === 'shopper.changed' && state.matches('disabled'))
      return 'signing out on the cart page leads home: e2e/session.spec.ts';
    if (event.type !== 'shopper.changed' || state.matches({ ready: 'resting' })) return null;
    if (!state.matches('waitingForShopper')) return 'the walk signs in only while the list is at rest';
    return (event as unknown as { shopper: unknown }).shopper === employee
      ? 'an employee is a guest before signing in'
      : null;
  },
  shows: {
    waitingForShopper: nothing,
    deciding: unreachable('passed through'),
    disabled: nothing,
    loading: nothing,
    unavailable: (page) => expect(page.getByText('We cannot reach what you saved for later.')).toBeVisible(),
    'ready.resting': async (page, snapshot) => {
      await listed(page, snapshot);
      const { refused, list } = snapshot.context;
      if (!refused || !list?.items.some(({ itemId }) => itemId === refused.itemId)) return;
      await expect(page.getByText(refusals[refused.wish])).toBeVisible();
    },
    'ready.moving': listed,
    'ready.takingOff': listed,
    'ready.counting': listed,
    'ready.removing': listed,
  },
});
