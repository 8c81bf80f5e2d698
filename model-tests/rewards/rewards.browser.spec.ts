import { expect, type Page } from '@playwright/test';
import { basketOf, service, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { goToCheckout } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import words from '#src/messages/compiled/en-US/rewards.gen.ts';
import { few, large, model } from './rewards.model.ts';

const spent = unreachable('points are spent by an order: tests/commerce/rewards.test.ts');

/** Puts a voucher on the cart as another tab would, or removes it, unless the cart is like that already. */
async function makeVoucher(page: Page, points: number): Promise<void> {
  const remove = page.getByRole('button', { name: words.remove });
  if ((await remove.count()) > 0 === points > 0) return;
  await service(page).call('PUT', `/cart/v1/cart/${await basketOf(page)}/reward`, {
    appliedLoyaltyVoucher: { points },
  });
  await tellFromAnotherTab(page, true);
  await expect(remove).toHaveCount(points > 0 ? 1 : 0);
}

walkBrowser(model, {
  clock: false,
  open: async (page) => {
    await page.goto('/en-us/cart');
    await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
    await signInBefore(page);
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Change payment' }).click();
  },
  gestures: {
    'voucher.chosen': async (page, { event }) => {
      await makeVoucher(page, 0);
      await page.getByLabel(words.voucher, { exact: true }).selectOption(String(event.points));
      await page.getByRole('button', { name: words.use }).click();
    },
    'voucher.removeRequested': async (page) => {
      await makeVoucher(page, 500);
      await page.getByRole('button', { name: words.remove }).click();
    },
    'rewards.retried': (page) =>
      page.getByRole('region', { name: words.title }).getByRole('button', { name: words.retry }).click(),
  },
  except: ({ event, state, nextState }) => {
    const { loyalty } = nextState.context;
    if (loyalty === few || loyalty === large || state.context.loyalty === few || state.context.loyalty === large)
      return 'needs a member with other points: walked in the view';
    return event.type === 'xstate.done.actor.getLoyalty' && loyalty === null
      ? 'without a membership no request is made: e2e/gift-cards.spec.ts'
      : null;
  },
  causes: {
    getLoyalty: { request: '**/paymentMethods', done: () => {}, failed: () => dropped() },
    applyReward: {
      request: '**/reward',
      done: () => {},
      failed: {
        REW135: unreachable('needs another member: e2e/rewards.spec.ts'),
        REW140: spent,
        UNEXPECTED: () => dropped(),
      },
    },
  },
  shows: {
    loading: (page) => expect(page.getByRole('region', { name: words.title })).toHaveCount(0),
    none: unreachable('needs a shopper without a membership: e2e/gift-cards.spec.ts'),
    unavailable: (page) => expect(page.getByText(words.unavailable)).toBeVisible(),
    offering: async (page, { context: { failure } }) => {
      await expect(page.getByText(/^You have [\d,]+ points\.$/)).toBeVisible();
      if (failure) await expect(page.getByText(outages.offline).first()).toBeVisible();
    },
    applying: (page) => expect(page.getByRole('button', { name: words.use })).toHaveAttribute('aria-busy', 'true'),
    removing: (page) => expect(page.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true'),
  },
});
