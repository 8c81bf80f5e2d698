import { expect, type Page } from '@playwright/test';
import { visitBefore } from '#model-tests/cart/cart.world.ts';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { holdPages, openProduct, releasePages } from './mini-cart.world.ts';
import { model } from './mini-cart.model.ts';

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, / });
const panel = (page: Page, title?: string) => page.getByRole('dialog', title ? { name: title } : {});
const link = (page: Page, name: string) => panel(page).getByRole('link', { name });

const lines = (page: Page) => panel(page).getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');

const isCartPath = (path: string) => /\/(cart|checkout)$/.test(path);

/** As a shopper who has a pair of socks in the cart. */
walkBrowser(model, {
  clock: false,
  open: async (page, { start }) => {
    await page.goto('/robots.txt');
    await visitBefore(page);
    await (start === 'the cart page' ? page.goto('/en-us/cart') : openProduct(page));
  },
  gestures: {
    'bag.pressed': async (page) => {
      await openProduct(page);
      await holdPages(page);
      await bag(page).press('Enter');
    },
    'item.added': async (page) => {
      await openProduct(page);
      await holdPages(page);
      await page.getByRole('radiogroup', { name: /^Size/ }).getByText('8', { exact: true }).click();
      await page.getByRole('button', { name: /^Add to cart/ }).click();
    },
    // Removes what was added. The socks stay.
    'change.settled': async (page) => {
      await panel(page)
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(lines(page)).toHaveCount(1);
    },
    'cart.chosen': (page) => link(page, 'View cart').click(),
    'checkout.chosen': (page) => link(page, 'Check out').click(),
    'dialog.closed': (page) => page.keyboard.press('Escape'),
    'route.changed': async (page, { event, snapshot }) => {
      if (isCartPath(event.path)) {
        if (snapshot.matches('hidden')) await goOn(page);
        else await releasePages(page);
      } else if (snapshot.matches('hidden')) await page.getByRole('link', { name: 'Waymark, home' }).first().click();
      else await lines(page).getByRole('link').last().click();
    },
  },
  causes: {},
  except: ({ state, event }) => {
    const isOpen = state.matches({ ready: 'open' });
    if (isOpen && (event.type === 'bag.pressed' || event.type === 'item.added'))
      return 'the page behind the open panel cannot be pressed: walked in the view';
    if (event.type !== 'route.changed' || !('path' in event)) return null;
    const isGoing =
      state.matches({ ready: { open: 'goingToCart' } }) || state.matches({ ready: { open: 'goingToCheckout' } });
    if (state.matches({ ready: 'closed' }))
      return isCartPath(event.path)
        ? 'the cart page is reached from the open panel'
        : 'changes no state: walked in the view';
    return isOpen && !isGoing && isCartPath(event.path) ? 'its links announce their target first' : null;
  },
  shows: {
    deciding: unreachable('passed through'),
    hidden: async (page) => {
      await expect(panel(page)).toHaveCount(0);
      await expect(bag(page)).toHaveAttribute('href', '/en-us/cart');
    },
    'ready.closed': (page) => expect(panel(page)).toHaveCount(0),
    'ready.open.added': async (page) => {
      await expect(panel(page, 'Added to your cart')).toBeVisible();
      await expect(lines(page).first()).toContainText('Ridgeline');
    },
    'ready.open.cart': (page) => expect(panel(page, 'Your cart')).toBeVisible(),
    'ready.open.goingToCart': (page) => expect(link(page, 'View cart')).toHaveAttribute('aria-busy', 'true'),
    'ready.open.goingToCheckout': (page) => expect(link(page, 'Check out')).toHaveAttribute('aria-busy', 'true'),
  },
});

/** Goes from the cart page to the checkout, or back. */
async function goOn(page: Page): Promise<void> {
  if (page.url().endsWith('/cart')) await page.getByRole('link', { name: 'Check out' }).first().click();
  else await bag(page).click();
}
