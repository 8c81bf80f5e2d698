import { expect, type Page } from '@playwright/test';
import { basketOf, service, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { goToCheckout } from '#model-tests/checkout/checkout.world.ts';
import { signInBefore } from '#model-tests/session/session.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import words from '#src/messages/compiled/en-US/reward-code.gen.ts';
import { model } from './reward-code.model.ts';

const another = unreachable('needs another customer: e2e/rewards.spec.ts');
const wait = unreachable('ten wrong codes block the account for an hour: tests/commerce/code-limits.test.ts');
/** The codes that cause each refusal. */
const codes: Record<string, string> = { REW140: 'RIDGE-4711', PYT404: 'NOTHING-0000' };

const instruments = async (page: Page) => `/cart/v1/cart/${await basketOf(page)}/paymentInstruments`;
const onCart = (page: Page) => page.getByRole('list', { name: words.title }).getByRole('listitem');

/** Removes all payments from the cart as another tab would: this page does not notice. */
async function takeOffElsewhere(page: Page): Promise<void> {
  const { call } = service(page);
  const { payment_instruments: all } = await call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
  for (const { payment_instrument_id } of all) await call('DELETE', await instruments(page), { payment_instrument_id });
}

/** Leaves one small code on the cart, or none, as another tab would. */
async function leave(page: Page, count: 0 | 1): Promise<void> {
  await takeOffElsewhere(page);
  if (count > 0)
    await service(page).call('POST', await instruments(page), {
      payment_method_id: 'REWARD_CARD',
      c_rewardCardNumber: '7010220000000035',
    });
  await tellFromAnotherTab(page, true);
  await expect(onCart(page)).toHaveCount(count);
}

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await page.goto('/en-us/cart');
    await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
    await signInBefore(page);
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Change payment' }).click();
  },
  gestures: {
    'reward.submitted': async (page, { upcoming }) => {
      await leave(page, 0);
      const refusal = (upcoming[0]?.event as { error?: { errorId: string } } | undefined)?.error?.errorId ?? '';
      const field = page.getByLabel(words.number);
      if (!(await field.isVisible())) await page.getByText(words.typed).click();
      await field.fill(codes[refusal] ?? 'trail-2060');
      await page
        .getByRole('region', { name: words.title })
        .getByRole('button', { name: words.apply, exact: true })
        .click();
    },
    'reward.chosen': async (page, { event }) => {
      await leave(page, 0);
      const part = page.getByRole('region', { name: words.title });
      await part.getByLabel(words.yours).selectOption(event.reward.paymentInstrumentId);
      await part.getByRole('button', { name: words.use }).click();
    },
    'reward.removeRequested': async (page) => {
      await leave(page, 1);
      await page.getByRole('button', { name: /^Remove Reward card/ }).click();
    },
    'reward.retried': (page) => page.getByRole('button', { name: words.retry }).first().click(),
  },
  except: ({ event, state, nextState }) => {
    if (nextState.context.rewards?.length === 0 || state.context.rewards?.length === 0)
      return 'needs a customer without rewards: walked in the view';
    if (event.type === 'xstate.done.actor.getRewards' && nextState.context.rewards === null)
      return 'a guest has no request to hold: e2e/gift-cards.spec.ts';
    const refused =
      event.type.startsWith('xstate.error.actor') && (event as unknown as { error: { errorId: string } }).error.errorId;
    if (refused === 'API429') return 'ten wrong codes block the account for an hour';
    if (refused === 'REW401' || refused === 'REW130' || refused === 'REW135')
      return 'needs another customer: e2e/rewards.spec.ts';
    return event.type === 'xstate.error.actor.chooseReward' && (refused === 'PYT404' || refused === 'REW140')
      ? 'an offered reward belongs to the customer and has a balance: refused only for a typed code'
      : null;
  },
  causes: {
    getRewards: { request: /payment_method_id=REWARD_CODE/, done: () => {}, failed: () => dropped() },
    applyReward: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: {
        REW401: another,
        REW130: another,
        REW135: another,
        REW140: () => {},
        PYT404: () => {},
        API429: wait,
        UNEXPECTED: () => dropped(),
      },
    },
    removeReward: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: { PYT404: takeOffElsewhere, UNEXPECTED: () => dropped() },
    },
  },
  shows: {
    loading: (page) => expect(page.getByRole('region', { name: words.title })).toHaveCount(0),
    none: unreachable('needs a guest: e2e/gift-cards.spec.ts'),
    unavailable: (page) => expect(page.getByText(words.unavailable)).toBeVisible(),
    editing: async (page, { context: { failure } }) => {
      await expect(page.getByRole('region', { name: words.title })).toBeVisible();
      const said = failure && (errorMessages[failure.errorId as 'REW140'] ?? outages.offline);
      if (said) await expect(page.getByText(said).first()).toBeVisible();
    },
    applying: (page) =>
      expect(
        page.getByRole('region', { name: words.title }).getByRole('button', { name: new RegExp(`^${words.apply}`) }),
      ).toHaveAttribute('aria-busy', 'true'),
    choosing: (page) =>
      expect(
        page.getByRole('region', { name: words.title }).getByRole('button', { name: new RegExp(`^${words.use}`) }),
      ).toHaveAttribute('aria-busy', 'true'),
    removing: (page) => expect(page.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true'),
  },
});
