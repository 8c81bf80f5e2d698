import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { placeElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { orderLookupText } from '#src/messages/order-lookup.ts';
import { model } from './order-lookup.model.ts';

const { en } = orderLookupText;
const orders = new WeakMap<Page, string>();
const button = (page: Page) => page.getByRole('button', { name: /^Find the order/ });
const alert = (words: string) => (page: Page) => expect(page.getByRole('main').getByRole('alert')).toContainText(words);

const refusalOf = (event: { type: string; error?: unknown } | undefined) =>
  event?.error as { errorId: string; isChallenge?: true } | undefined;

/** The typed email decides how the look-up ends. */
const emails: Record<string, string> = {
  OHS4004: 'somebody.else@example.com',
  ORD400: 'maya',
  AUT403: 'robot@example.com',
};

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    const { orderNumber, email } = await placeElsewhere(page);
    expect(email).toBe('maya@example.com');
    orders.set(page, orderNumber);
    await page.goto('/en-us/order-lookup');
  },
  except: ({ state, event }) => {
    const refusal = event.type === 'xstate.error.actor.trackOrder' ? refusalOf(event) : undefined;
    if (refusal?.isChallenge && state.context.token !== null)
      return 'a shopper who passed the bot check is not asked again';
    if (['ORD400', 'API429'].includes(refusal?.errorId ?? '') && state.context.token !== null)
      return 'refused before the bot check';
    if (refusal?.errorId === 'AUT403' && !refusal.isChallenge && state.context.token === null)
      return 'a robot is only recognised by the bot check';
    return null;
  },
  gestures: {
    'lookup.submitted': async (page, { upcoming }) => {
      const next = upcoming.findIndex(({ event }) => event.type === 'lookup.submitted');
      const until = upcoming.slice(0, next < 0 ? undefined : next).map(({ event }) => event);
      const refusals = until.filter(({ type }) => type === 'xstate.error.actor.trackOrder').map(refusalOf);
      const isChallenged = refusals.some((refusal) => refusal?.isChallenge);
      const ends = refusals.findLast((refusal) => !refusal?.isChallenge)?.errorId;
      const isClosed = ends === 'API429';
      // An IP address without failed attempts, and an order number that nobody has tried.
      await setOwnAddress(page.context());
      const madeUp = randomInt(1e9, 9e9);
      if (isChallenged) await guess(page, 20, (at) => madeUp + 1 + at);
      // Locks a number of its own, so that the real order can still be found.
      if (isClosed) await guess(page, 5, () => madeUp);
      await page.getByLabel(en.number).fill(isClosed ? `WM${madeUp}` : (orders.get(page) ?? ''));
      await page.getByLabel(en.email).fill(emails[ends ?? ''] ?? 'maya@example.com');
      await button(page).click();
    },
  },
  causes: {
    trackOrder: {
      request: '**/consumer/TrackOrder',
      done: () => {},
      failed: { OHS4004: () => {}, ORD400: () => {}, API429: () => {}, AUT403: () => {}, UNEXPECTED: () => dropped() },
    },
    botDefence: {
      done: async (page, { output }) => {
        if (output.token === null) return page.getByRole('button', { name: 'Not now' }).click();
        return page.getByRole('checkbox', { name: 'I am a person' }).click();
      },
      failed: unreachable('the chart of the bot check has no final error: it shows the error and can be left'),
    },
    showOrder: { done: () => {}, failed: unreachable('navigating within the shop cannot fail') },
  },
  shows: {
    'asking.quiet': (page) => expect(button(page)).toBeEnabled(),
    'asking.notFound': alert(errorMessages.OHS4004),
    'asking.invalidEmail': (page) => expect(page.getByText(errorMessages.ORD400)).toBeVisible(),
    'asking.closed': alert('Too many tries. Try again in 15 minutes.'),
    'asking.unproven': alert(errorMessages.AUT403),
    'asking.unavailable': alert(outages.offline),
    finding: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    checking: (page) => expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeVisible(),
    opening: unreachable('passed through'),
    opened: (page) =>
      expect(page.getByRole('heading', { level: 1, name: `Order ${orders.get(page) ?? ''}` })).toBeVisible(),
  },
});

/** Makes failed attempts from this address before the shopper's own. */
async function guess(page: Page, times: number, numberOf: (at: number) => number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await page.request.post('/consumers-v3/consumer/TrackOrder', {
      headers: { origin: new URL(page.url()).origin },
      data: { orderNumber: `WM${numberOf(at)}`, email: `guess${at}@example.com` },
    });
  }
}
