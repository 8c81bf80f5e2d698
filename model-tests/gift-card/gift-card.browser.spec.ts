import { expect, type Page } from '@playwright/test';
import type { GiftCard } from '#machines/gift-card/gift-card.types.ts';
import { basketOf, service, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { addressElsewhere, openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { errorMessages } from '#src/messages/en/errors.ts';
import words from '#src/messages/en/gift-card.ts';
import { model } from './gift-card.model.ts';

const partly: GiftCard = { number: '6006490010000028', pin: '1936' };
const deep: GiftCard = { number: '6006490010000069', pin: '2750' };
/** The cards of the demo that cause each refusal. */
const cards: Record<string, GiftCard> = {
  GFC760: { ...deep, pin: '0000' },
  GFC700: { number: '6006490099999991', pin: '0000' },
  GFC400: { ...deep, pin: '' },
  GFC812: { number: '6006490010000044', pin: '5514' },
  GFC725: { number: '6006490010000051', pin: '3087' },
  GFC740: { number: '6006490010000036', pin: '7720' },
  GFC799: { number: '6006490010000077', pin: '6108' },
  GFC800: { number: '5022970010000010', pin: '4821' },
};
/** As many as an order holds. */
const wallet: GiftCard[] = [
  { number: '6006490010000085', pin: '3391' },
  { number: '6006490010000093', pin: '8052' },
  { number: '6006490010000101', pin: '1247' },
  { number: '6006490010000010', pin: '4821' },
  deep,
];

const instruments = async (page: Page) => `/cart/v1/cart/${await basketOf(page)}/paymentInstruments`;
/** On another device, of which the page does not know yet. */
const add = async (page: Page, { number, pin }: GiftCard, amount?: number) =>
  service(page).call<Cart>('POST', await instruments(page), {
    payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, c_gcPin: pin, ...(amount ? { amount } : {}),
  });
const removeAll = async (page: Page) => {
  const { call } = service(page);
  const { payment_instruments: all } = await call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
  for (const { payment_instrument_id } of all) await call('DELETE', await instruments(page), { payment_instrument_id });
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const refusalOf = (step: { event: unknown } | undefined) => (step?.event as { error?: { errorId: string } } | undefined)?.error?.errorId ?? '';

async function type(page: Page, { number, pin }: GiftCard, press: string): Promise<void> {
  const field = page.getByLabel(words.number);
  if (!(await field.isVisible())) await page.getByText(/^Use (a|another) gift card$/).click();
  await field.fill(number);
  await page.getByLabel(words.pin).fill(pin);
  await page.getByRole('button', { name: press, exact: true }).click();
}

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openCheckout(page, addressElsewhere);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText(words.use)).toBeVisible();
  },
  gestures: {
    'giftCard.submitted': async (page, { upcoming }) => {
      const refusal = refusalOf(upcoming[0]);
      await removeAll(page);
      const before = { GFC755: [partly], GFC410: wallet }[refusal] ?? [];
      for (const card of before) await add(page, card);
      await type(page, cards[refusal] ?? partly, words.apply);
    },
    'balance.requested': (page, { upcoming }) => type(page, cards[refusalOf(upcoming[0])] ?? partly, words.check),
    'giftCard.removeRequested': async (page) => {
      if ((await button(page, /^Remove gift card/).count()) === 0) {
        await add(page, partly);
        await tellFromAnotherTab(page, true);
      }
      await button(page, /^Remove gift card/).click();
    },
  },
  causes: {
    checkBalance: {
      request: '**/cart/v1/giftcard/balance',
      done: () => {},
      failed: { GFC760: () => {}, GFC812: () => {}, GFC799: () => {}, API429: unreachable('ten wrong PINs: tests/commerce tries them'), UNEXPECTED: () => dropped() },
    },
    applyGiftCard: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: {
        GFC760: () => {}, GFC700: () => {}, GFC400: () => {}, GFC812: () => {}, GFC725: () => {}, GFC740: () => {}, GFC755: () => {},
        GFC410: () => {}, GFC800: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    removeGiftCard: { request: /\/paymentInstruments$/, done: () => {}, failed: { PYT404: removeAll, UNEXPECTED: () => dropped() } },
  },
  shows: {
    editing: async (page, { context: { balance, failure } }) => {
      if (balance) await expect(page.getByText('$18.50 left on the gift card ending in 0028').first()).toBeVisible();
      const said = failure && (errorMessages[failure.errorId as 'GFC760'] ?? errorMessages.API503);
      if (said) await expect(page.getByText(said).first()).toBeVisible();
    },
    checkingBalance: (page) => expect(button(page, words.check)).toHaveAttribute('aria-busy', 'true'),
    applying: (page) => expect(page.getByRole('button', { name: words.apply, exact: false }).first()).toHaveAttribute('aria-busy', 'true'),
    removing: (page) => expect(page.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true'),
  },
});
