import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { GiftCard } from '#machines/gift-card/gift-card.types.ts';
import { basketOf, service, tellFromAnotherTab } from '#model-tests/cart/cart.world.ts';
import { addressElsewhere, openCheckout } from '#model-tests/checkout/checkout.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import words from '#src/messages/compiled/en-US/gift-card.gen.ts';
import { model, noOffer, offer, send } from './gift-card.model.ts';

const partly: GiftCard = { number: '6006490010000028', pin: '1936' };
const deep: GiftCard = { number: '6006490010000069', pin: '2750' };
/** A number that no card has: wrong PINs of a demo card would add up and lock it. */
const madeUp = (): GiftCard => ({ number: `600649${randomInt(1e9, 9e9)}`, pin: '0000' });
/** The demo's cards that cause each refusal. */
const cards: Record<string, GiftCard> = {
  GFC400: { ...deep, pin: '' },
  GFC812: { number: '6006490010000044', pin: '5514' },
  GFC725: { number: '6006490010000051', pin: '3087' },
  GFC740: { number: '6006490010000036', pin: '7720' },
  GFC799: { number: '6006490010000077', pin: '6108' },
  GFC800: { number: '5022970010000010', pin: '4821' },
};
/** As many cards as an order accepts. */
const wallet: GiftCard[] = [
  { number: '6006490010000085', pin: '3391' },
  { number: '6006490010000093', pin: '8052' },
  { number: '6006490010000101', pin: '1247' },
  { number: '6006490010000010', pin: '4821' },
  deep,
];

const instruments = async (page: Page) => `/cart/v1/cart/${await basketOf(page)}/paymentInstruments`;
/** Adds a card as another device would: the page does not notice. */
const add = async (page: Page, { number, pin }: GiftCard, amount?: number) =>
  service(page).call<Cart>('POST', await instruments(page), {
    payment_method_id: 'GIFT_CARD',
    c_gcCardNumber: number,
    c_gcPin: pin,
    ...(amount ? { amount } : {}),
  });
const removeAll = async (page: Page) => {
  const { call } = service(page);
  const { payment_instruments: all } = await call<Cart>('GET', `/cart/v1/cart/${await basketOf(page)}`);
  for (const { payment_instrument_id } of all) await call('DELETE', await instruments(page), { payment_instrument_id });
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

interface Refused {
  error?: { errorId: string; isChallenge?: true };
}
const isGesture = ({ event }: { event: { type: string } }): boolean => event.type in send;

/** How the calls before the next gesture end: with or without a bot check, and the error code of the refusal. */
function endingOf(upcoming: readonly { event: { type: string } }[]): { isChallenged: boolean; refusal: string } {
  const next = upcoming.findIndex(isGesture);
  const errors = upcoming
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ event }) => ('error' in event ? [(event as Refused).error] : []));
  const refusal = errors.findLast((error) => !error?.isChallenge && error?.errorId !== undefined)?.errorId ?? '';
  return { isChallenged: errors.some((error) => error?.isChallenge), refusal };
}

/** The card to type. For a bot check or a rate limit, this address tries other cards first. */
async function cardFor(page: Page, { isChallenged, refusal }: ReturnType<typeof endingOf>): Promise<GiftCard> {
  const card = refusal === 'GFC700' || refusal === 'API429' ? madeUp() : (cards[refusal] ?? partly);
  const before =
    refusal === 'API429'
      ? Array.from({ length: 5 }, () => card)
      : isChallenged
        ? Array.from({ length: 20 }, madeUp)
        : [];
  for (const { number, pin } of before) {
    await page.request.post('/cart/v1/giftcard/balance', {
      headers: { origin: new URL(page.url()).origin },
      data: { c_gcCardNumber: number, c_gcPin: pin },
    });
  }
  return card;
}

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
  except: ({ state, event }) => {
    if (state.matches({ editing: 'reading' }) && isGesture({ event })) return 'what is offered is answered at once';
    if ('output' in event && [offer, noOffer].some((one) => one === event.output))
      return 'a guest who buys goods; e2e/saved-cards.spec.ts pays with a card of an account';
    const { error } = event as Refused;
    if (state.context.token === null || !error) return null;
    if (error.isChallenge) return 'a shopper who passed the bot check is not asked again';
    return ['GFC400', 'GFC800', 'API429'].includes(error.errorId) ? 'refused before the bot check' : null;
  },
  gestures: {
    'giftCard.submitted': async (page, { upcoming }) => {
      const ending = endingOf(upcoming);
      await setOwnAddress(page.context());
      await removeAll(page);
      const before = { GFC755: [partly], GFC410: wallet }[ending.refusal] ?? [];
      for (const card of before) await add(page, card);
      await type(page, await cardFor(page, ending), words.apply);
    },
    'ownGiftCard.submitted': unreachable('a guest has no account'),
    'balance.requested': async (page, { upcoming }) => {
      await setOwnAddress(page.context());
      await type(page, await cardFor(page, endingOf(upcoming)), words.check);
    },
    'giftCard.removeRequested': async (page) => {
      if ((await button(page, /^Remove gift card/).count()) === 0) {
        await setOwnAddress(page.context());
        await add(page, partly);
        await tellFromAnotherTab(page, true);
      }
      await button(page, /^Remove gift card/).click();
    },
  },
  causes: {
    getOffer: { done: () => {}, failed: unreachable('what is offered is tested at the service') },
    checkBalance: {
      request: '**/cart/v1/giftcard/balance',
      done: () => {},
      failed: {
        GFC700: () => {},
        GFC812: () => {},
        GFC799: () => {},
        API429: () => {},
        AUT403: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    applyGiftCard: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: {
        GFC700: () => {},
        GFC400: () => {},
        GFC812: () => {},
        GFC725: () => {},
        GFC740: () => {},
        GFC755: () => {},
        GFC410: () => {},
        GFC800: () => {},
        API429: () => {},
        AUT403: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    botDefence: {
      done: async (page, { output }) => {
        if (output.token === null) return page.getByRole('button', { name: 'Not now' }).click();
        return page.getByRole('checkbox', { name: 'I am a person' }).click();
      },
      failed: unreachable('the chart of the bot check has no final error: it shows the error and can be left'),
    },
    removeGiftCard: {
      request: /\/paymentInstruments$/,
      done: () => {},
      failed: { PYT404: removeAll, UNEXPECTED: () => dropped() },
    },
  },
  shows: {
    'editing.opening': unreachable('passed through'),
    'editing.reading': unreachable('over at once for a guest'),
    'editing.ready': async (page, { context: { balance, failure } }) => {
      if (balance) await expect(page.getByText('$18.50 left on the gift card ending in 0028').first()).toBeVisible();
      const said =
        failure &&
        (failure.errorId === 'API429'
          ? 'Too many tries. Try again in 60 minutes.'
          : (errorMessages[failure.errorId as 'GFC700'] ?? outages.offline));
      if (said) await expect(page.getByText(said).first()).toBeVisible();
    },
    checkingBalance: (page) => expect(button(page, words.check)).toHaveAttribute('aria-busy', 'true'),
    provingForBalance: (page) => expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeVisible(),
    provingForPayment: (page) => expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeVisible(),
    applying: (page) =>
      expect(page.getByRole('button', { name: words.apply, exact: false }).first()).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    removing: (page) => expect(page.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true'),
  },
});
