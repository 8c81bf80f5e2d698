import { expect, type Page } from '@playwright/test';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { filled } from '#model-tests/cart/cart.fixtures.ts';
import { atRest } from '#model-tests/header/header.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { noAnswer, shoe } from './product.fixtures.ts';

/** The demo shop's shoe as far as the chart's guards read it: every size is in stock. */
const real: Product = {
  ...shoe,
  attributes: shoe.attributes.filter(({ type }) => type !== 'width'),
  variants: shoe.variants.map((variant) => ({
    ...variant,
    attributes: { color: 'MOS', size: variant.attributes.size ?? '' },
    quantity: 9,
    stockStatus: 'AVAILABLE',
    productInventoryState: 'InStock',
    notifyMe: false,
  })),
};
const stock = {
  productId: real.id,
  variants: Object.fromEntries(real.variants.map(({ id }) => [id, { quantity: 9, stockStatus: 'AVAILABLE' as const }])),
};

const model = modelOf(productMachine, {
  input: { product: real, chosen: {} },
  inputs: {
    'a presale': { product: { ...real, presale: true }, chosen: {} },
    'coming soon': { product: { ...real, comingSoon: true }, chosen: {} },
  },
  send: {
    'option.chosen': [
      { type: 'option.chosen', attribute: 'size', value: '8' },
      { type: 'option.chosen', attribute: 'size', value: '9' },
    ],
    'quantity.chosen': { type: 'quantity.chosen', quantity: 2 },
    'purchase.requested': { type: 'purchase.requested' },
    'pickup.requested': { type: 'pickup.requested' },
    'item.added': { type: 'item.added' },
    'shopper.changed': { type: 'shopper.changed', isRegistered: false },
    'stock.changed': { type: 'stock.changed' },
    'stock.doubted': { type: 'stock.doubted' },
  },
  outcomes: {
    getProductInventory: { done: [stock], failed: [noAnswer] },
    addToCart: { done: [filled], failed: [noAnswer] },
    watchShopper: { failed: [new Error('no session')] },
    watchCart: { failed: [new Error('no cart')] },
    openDialog: { failed: [new Error('no dialogs')] },
  },
  project: ({ product, chosen }) => [product.presale, product.comingSoon, chosen.size],
  unreachable: Object.fromEntries(
    [
      [
        'buying.offering.notifyMe',
        'buying.offering.notifyMe: purchase.requested → stays',
        'buying.offering.weighing: always [canNotify] → buying.offering.notifyMe',
      ],
      ['buying.offering.outOfStock', 'buying.offering.weighing: always [isSoldOut] → buying.offering.outOfStock'],
      [
        'buying.offering.refusing',
        'buying.offering.choosing: purchase.requested [isUnavailable] → buying.offering.refusing',
      ],
      [
        'quantity.chosen → stays',
        'stock.changed → stays',
        'stock.changed [isSoldOut] → buying.offering.weighing',
        'shopper.changed → stays',
        'purchase.requested [needsSignIn] → buying.offering.signIn',
        'purchase.requested [isUnavailable] → buying.offering.refusing',
        'purchase.requested → buying.adding',
      ].map((edge) => `buying.offering.refusing: ${edge}`),
      ['buying.offering.asking: stock.changed [isSoldOut] → buying.offering.weighing'],
    ]
      .flat()
      .map((name) => [name, 'every size of this shoe is in stock'])
      .concat(
        ['added', 'failed'].map((state) => [
          `buying.offering.${state}: purchase.requested [needsSignIn] → buying.offering.signIn`,
          'only after a sign-out on this page, and the walk stays a guest',
        ]),
        [
          'buying.offering.choosing: purchase.requested [isStoreOnly] → stays',
          'buying.offering.refusing: purchase.requested [isStoreOnly] → buying.offering.choosing',
        ].map((name) => [name, 'this shoe is sold everywhere: e2e/product-dialogs.spec.ts']),
        [
          'buying.waiting',
          'buying.retrying',
          'buying.adding: addToCart failed [isGiftRefusal] → buying.waiting',
          'buying.waiting: after giftRetryDelay → buying.retrying',
          'buying.retrying: retryAddToCart done → buying.offering.added',
          'buying.retrying: retryAddToCart failed → buying.offering.failed',
        ].map((name) => [name, 'the shoe is no gift with purchase: e2e/quick-shop.spec.ts adds one that is']),
      ),
  ),
  why: 'everything is in stock: guards read the chosen options and the kind of product',
});

const pages: Record<string, string> = {
  '': '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS',
  'a presale': '/en-us/p/mens-fellside-elite-trail-running-shoe-WMTR1108CHK',
  'coming soon': '/en-us/p/pavey-pro-skate-shoe-WMSB1005BNE',
};

const button = (page: Page) =>
  page.locator('main').getByRole('button', { name: /Add to cart|Added to cart|Sign in to buy/, includeHidden: true });

/** Closes the mini cart, which opens over the page after an add. */
async function onThePage(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses on the page. The mini cart may open between the check and the press, and then covers what is pressed. */
const pressOnThePage = (page: Page, press: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await onThePage(page);
    await press();
  }).toPass();
const soon = { timeout: 2000 };

walkBrowser(model, {
  maxSteps: 14,
  open: async (page, { start }) => {
    // From the first stock request on, the chart runs and the page handles presses.
    const asked = page.waitForRequest(/\/inventory/);
    await page.goto(pages[start] ?? '');
    await asked;
    await atRest(page, 'product');
  },
  gestures: {
    'option.chosen': async (page, { event }) => {
      const size = page.getByRole('radiogroup', { name: /^Size/ }).getByText(event.value, { exact: true }).last();
      await pressOnThePage(page, () => size.click(soon));
    },
    'quantity.chosen': async (page) => {
      const field = page.getByRole('textbox', { name: 'Quantity' });
      const typed = (await field.inputValue()) === '2' ? '1' : '2';
      await pressOnThePage(page, async () => {
        await field.fill(typed, soon);
        await field.press('Enter', soon);
      });
    },
    'purchase.requested': async (page, { snapshot }) => {
      await pressOnThePage(page, () => button(page).click(soon));
      if (!snapshot.matches({ buying: { offering: 'signIn' } })) return;
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await onThePage(page);
    },
    'pickup.requested': async (page, { snapshot }) => {
      const stores = page.getByRole('button', { name: 'See which stores have it today' });
      await pressOnThePage(page, () => stores.click(soon));
      if (!snapshot.context.chosen.size) return;
      await expect(page.getByRole('dialog')).toBeVisible();
      await onThePage(page);
    },
    'item.added': async (page) => {
      // A toast shows the refusal, too. The retry from there succeeds.
      await page.route(/\/cart\/v1\/(item|cartWithItem)$/, (route) => route.continue(), { times: 1 });
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Try again' }).click();
    },
    'shopper.changed': unreachable('the walk stays a guest: e2e/tabs.spec.ts signs in and out'),
    'stock.changed': unreachable('raised by the chart itself after it has read the stock'),
    'stock.doubted': unreachable('raised by the chart itself after a refusal'),
  },
  causes: {
    getProductInventory: { request: '**/inventory*', done: () => {}, failed: () => dropped() },
    addToCart: { request: ['**/cart/v1/item', '**/cart/v1/cartWithItem'], done: () => {}, failed: () => dropped() },
    watchShopper: { failed: unreachable('it only adds a listener') },
    watchCart: { failed: unreachable('it only adds a listener') },
    openDialog: { failed: unreachable('it only adds a listener') },
  },
  except: ({ state, event }) =>
    event.type === 'pickup.requested' && !state.hasTag('buyable')
      ? 'what cannot be bought cannot be collected: the page has no button'
      : event.type !== 'option.chosen'
        ? null
        : state.context.product.comingSoon
          ? 'before a launch there is nothing to choose'
          : 'value' in event && state.context.chosen.size === event.value
            ? 'a checked radio fires no event when it is pressed again'
            : null,
  shows: {
    'buying.offering.weighing': unreachable('passed through'),
    'buying.offering.comingSoon': async (page) => {
      await expect(page.locator('main').getByText('Coming soon').first()).toBeVisible();
      await expect(button(page)).toHaveCount(0);
    },
    'buying.offering.notifyMe': unreachable('no size in the opening data is sold out with a notification on offer'),
    'buying.offering.outOfStock': unreachable('this shoe is in stock; tests/views shows one that is not'),
    'buying.offering.signIn': (page) =>
      expect(page.getByRole('button', { name: 'Sign in to buy', includeHidden: true })).toBeEnabled(),
    'buying.offering.choosing': (page) => expect(button(page)).toHaveText(/Add to cart · \$140\.00/),
    'buying.offering.asking': (page) => expect(page.getByText('Choose a size')).toBeVisible(),
    'buying.offering.refusing': unreachable('every size of this shoe is in stock'),
    'buying.offering.added': (page) => expect(button(page)).toHaveText('Added to cart'),
    'buying.offering.failed': async (page) => {
      // The texts of errors are loaded with the first error. React shows them a moment later, long before the toast
      // with the same text closes.
      const words = page.getByText(/could not add it/);
      await expect.poll(() => page.clock.runFor(100).then(() => words.isVisible())).toBe(true);
    },
    'buying.adding': (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    'buying.waiting': unreachable('no page sells a gift with purchase'),
    'buying.retrying': unreachable('no page sells a gift with purchase'),
    'stock.loading': (page) => expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible(),
    'stock.known': (page) => expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible(),
    'stock.unknown': (page) => expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible(),
  },
});
