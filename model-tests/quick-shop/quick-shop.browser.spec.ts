import { expect, type Page } from '@playwright/test';
import { quickShopMachine } from '#machines/quick-shop/quick-shop.machine.ts';
import { basketOf, openWithSession, service } from '#model-tests/cart/cart.world.ts';
import { noAnswer } from '#model-tests/product/product.fixtures.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import words from '#src/messages/compiled/en-US/quick-shop.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { moss, send } from './quick-shop.model.ts';

/** A line of the cart: its dialog is closed by this chart. e2e/quick-shop.spec.ts opens one from a card. */
const model = modelOf(quickShopMachine, {
  input: { productId: moss.id, upc: moss.variants[0]?.upc ?? '' },
  send,
  outcomes: {
    getProduct: { done: [moss], failed: [noAnswer] },
    close: { done: [undefined], failed: [new Error('no dialogs')] },
  },
  project: ({ productId, product }) => [productId, product !== null],
  why: 'the guard asks which colour is shown, and whether a product was read whose colours can be chosen',
});

const dialog = (page: Page) => page.getByRole('dialog');
const update = (page: Page) => dialog(page).getByRole('button', { name: words.update });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    const { call } = service(page);
    const { variants } = await call<Product>('GET', `/products/v2/products/${moss.id}/details?locale=en-us`);
    const upc = variants.find(({ quantity = 0 }) => quantity > 1)?.upc;
    const { basketId } = await call<{ basketId: string }>('POST', '/cart/v1/cartWithItem', {
      items: [{ productId: moss.id, upc, qty: 1 }],
    });
    await page.evaluate((id) => {
      const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}') as object;
      localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId: id }));
    }, basketId);
    await page.reload();
    await expect(async () => expect(await basketOf(page)).toBe(basketId)).toPass();
    await page.getByRole('button', { name: /^Edit / }).click();
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'colour.chosen': (page, { event }) =>
      dialog(page)
        .getByTitle(event.productId === moss.id ? 'Moss' : 'Slate')
        .click(),
    'product.retried': (page) => dialog(page).getByRole('button', { name: words.retry }).click(),
    'product.taken': (page) => update(page).click(),
  },
  causes: {
    getProduct: { request: '**/details*', done: () => {}, failed: () => dropped() },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    loading: async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(update(page)).toHaveCount(0);
    },
    unavailable: (page) => expect(dialog(page).getByRole('alert')).toContainText(words.unavailable),
    shown: (page) => expect(update(page)).toBeEnabled(),
    closing: unreachable('passed through'),
    closed: (page) => expect(dialog(page)).toHaveCount(0),
  },
});
