import { expect, type Page } from '@playwright/test';
import { basketOf, service, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { goToCheckout } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import words from '#src/messages/compiled/en-US/credit.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { model, spent } from './credit.model.ts';

const used = unreachable('credit is used by an order: e2e/credit.spec.ts');
const instruments = async (page: Page) => `/cart/v1/cart/${await basketOf(page)}/paymentInstruments`;

/** Removes all payments from the cart as another tab would: this page does not notice. */
async function takeOffElsewhere(page: Page): Promise<void> {
  const { call } = service(page);
  const { payment_instruments: all } = await call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
  for (const { payment_instrument_id } of all) await call('DELETE', await instruments(page), { payment_instrument_id });
}

/** Puts the credit on the cart as another tab would, or removes it, unless the cart is like that already. */
async function makeApplied(page: Page, isWanted: boolean): Promise<void> {
  const remove = page.getByRole('button', { name: words.remove });
  if ((await remove.count()) > 0 === isWanted) return;
  if (isWanted) await service(page).call('POST', await instruments(page), { payment_method_id: 'ATHLETES_PAYMENT' });
  else await takeOffElsewhere(page);
  await tellFromAnotherTab(page, true);
  await expect(remove).toHaveCount(isWanted ? 1 : 0);
}

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await page.goto('/en-us/cart');
    await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
    await signInBefore(page, 'noa.lindqvist@example.com');
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Change payment' }).click();
  },
  gestures: {
    'credit.chosen': async (page) => {
      await makeApplied(page, false);
      await page.getByRole('button', { name: /^Pay \$.* with your credit$/ }).click();
    },
    'credit.removeRequested': async (page) => {
      await makeApplied(page, true);
      await page.getByRole('button', { name: words.remove }).click();
    },
    'credit.retried': (page) => page.getByRole('button', { name: words.retry }).first().click(),
  },
  except: ({ event, state, nextState }) => {
    if (nextState.context.credit === spent || state.context.credit === spent)
      return 'needs another athlete: walked in the view';
    return event.type === 'xstate.done.actor.getCredit' && nextState.context.credit === null
      ? 'needs a shopper who is no athlete: e2e/rewards.spec.ts'
      : null;
  },
  causes: {
    getCredit: { request: '**/paymentMethods', done: () => {}, failed: () => dropped() },
    applyCredit: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: { REW140: used, UNEXPECTED: () => dropped() },
    },
    removeCredit: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: { PYT404: takeOffElsewhere, UNEXPECTED: () => dropped() },
    },
  },
  shows: {
    loading: (page) => expect(page.getByRole('region', { name: words.title })).toHaveCount(0),
    none: unreachable('needs a shopper who is no athlete: e2e/rewards.spec.ts'),
    unavailable: (page) => expect(page.getByText(words.unavailable)).toBeVisible(),
    offering: async (page, { context: { failure } }) => {
      await expect(page.getByText(/^\$[\d,.]+ of \$4,000\.00 used this year$/)).toBeVisible();
      const said = failure && (errorMessages[failure.errorId as 'REW140'] ?? outages.offline);
      if (said) await expect(page.getByText(said).first()).toBeVisible();
    },
    applying: (page) =>
      expect(page.getByRole('button', { name: /^Pay .* with your credit/ })).toHaveAttribute('aria-busy', 'true'),
    removing: (page) => expect(page.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true'),
  },
});
