import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { placeElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { errorMessages } from '#src/messages/en/errors.ts';
import { orderLookupText } from '#src/messages/order-lookup.ts';
import { model } from './order-lookup.model.ts';

const { en } = orderLookupText;
const orders = new WeakMap<Page, string>();
const button = (page: Page) => page.getByRole('button', { name: /^Find the order/ });
const alert = (words: string) => (page: Page) => expect(page.getByRole('main').getByRole('alert')).toContainText(words);

const refusalOf = (event: { type: string; error?: unknown } | undefined): string | undefined =>
  (event?.error as { errorId?: string } | undefined)?.errorId;

/** What is typed decides how the look-up ends. */
const emails: Record<string, string> = { OHS4004: 'somebody.else@example.com', ORD400: 'maya' };

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
  gestures: {
    'lookup.submitted': async (page, { upcoming }) => {
      const refusal = refusalOf(upcoming[0]?.event);
      const isClosed = refusal === 'API429';
      // A number of its own is closed, so that the order itself can still be found.
      await page.getByLabel(en.number).fill(isClosed ? 'WM0000000429' : (orders.get(page) ?? ''));
      await page.getByLabel(en.email).fill(emails[refusal ?? ''] ?? 'maya@example.com');
      if (isClosed) await closeNumber(page);
      await button(page).click();
    },
  },
  causes: {
    trackOrder: {
      request: '**/consumer/TrackOrder',
      done: () => {},
      failed: { OHS4004: () => {}, ORD400: () => {}, API429: () => {}, UNEXPECTED: () => dropped() },
    },
    showOrder: { done: () => {}, failed: unreachable('the router goes to a page of its own') },
  },
  shows: {
    'asking.quiet': (page) => expect(button(page)).toBeEnabled(),
    'asking.notFound': alert(errorMessages.OHS4004),
    'asking.invalidEmail': (page) => expect(page.getByText(errorMessages.ORD400)).toBeVisible(),
    'asking.closed': alert(errorMessages.API429),
    'asking.unavailable': alert(errorMessages.API503),
    finding: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    opening: unreachable('passed through'),
    opened: (page) => expect(page.getByRole('heading', { level: 1, name: `Order ${orders.get(page) ?? ''}` })).toBeVisible(),
  },
});

/** As if somebody had guessed at a number before. */
async function closeNumber(page: Page): Promise<void> {
  for (let guess = 0; guess < 5; guess += 1) {
    await page.request.post('/consumers-v3/consumer/TrackOrder', {
      headers: { origin: new URL(page.url()).origin },
      data: { orderNumber: 'WM0000000429', email: `guess${guess}@example.com` },
    });
  }
}
