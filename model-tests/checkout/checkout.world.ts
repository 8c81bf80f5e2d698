import { expect, type Locator, type Page } from '@playwright/test';
import type { ChallengeEnding } from '#machines/challenge/challenge.types.ts';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { openWithSession, orderElsewhere, visitBefore } from '#model-tests/cart/cart.world.ts';
import { mayasAddress } from '#tests/people.ts';

/** Steps that the checkout's tests share, done with a mouse. */

/**
 * Puts a pair of shoes into a new cart of this page's session, and opens the checkout. `before` can change the cart
 * first.
 */
export async function openCheckout(page: Page, before?: (page: Page) => Promise<void>): Promise<void> {
  await goToCheckout(page, before);
  await expect(
    page.getByRole('heading', { name: before ? 'How should it get there?' : 'Where is it going?' }),
  ).toBeVisible();
}

/** The same, without expecting a certain step. */
export async function goToCheckout(page: Page, before?: (page: Page) => Promise<void>): Promise<void> {
  await openWithSession(page);
  await page.evaluate(async () => {
    const productId = 'WMTN1104FJD';
    const details = await (await fetch(`/products/v2/products/${productId}/details?locale=en-us`)).json();
    const response = await fetch('/cart/v1/cartWithItem', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': 'en-us' },
      body: JSON.stringify({ items: [{ productId, upc: details.variants.at(-1).upc, qty: 1 }] }),
    });
    const { basketId } = await response.json();
    const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}');
    localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId }));
  });
  await before?.(page);
  await page.goto('/en-us/checkout');
}

/** Adds the delivery address to the cart before the checkout is opened. */
export async function addressElsewhere(page: Page, locale = 'en-us', home: object = mayasAddress): Promise<void> {
  const basketId = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem('waymark.session') ?? '{}').basketId),
  );
  const { origin } = new URL(page.url());
  const address = { ...home, shippingId: 'me' };
  await page.context().request.post(`${origin}/cart/v2/cart/${basketId}/shippingAddress`, {
    headers: { origin, 'x-locale': locale },
    data: { addresses: [address] },
  });
}

export const maya = {
  Email: mayasAddress.email,
  'First name': mayasAddress.firstName,
  'Last name': mayasAddress.lastName,
  'Street address': mayasAddress.addressLine1,
  City: mayasAddress.city,
  'ZIP code': mayasAddress.postalCode,
  Phone: mayasAddress.phone,
} as const;

export async function giveAddress(page: Page, other: Partial<Record<keyof typeof maya, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...maya, ...other }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
}

/** Fills in who collects the order: no home address is asked for. */
export async function giveContact(page: Page): Promise<void> {
  for (const label of ['Email', 'First name', 'Last name', 'Phone'] as const)
    await page.getByLabel(label, { exact: true }).fill(maya[label]);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
}

/**
 * Fills in a billing address that differs from the delivery address. The form asks for the email only if it is unknown.
 */
export async function giveBillingAddress(
  page: Page,
  other: Partial<Record<keyof typeof maya, string>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...maya, ...other })) {
    const field = page.getByLabel(label, { exact: true });
    if (label !== 'Email' || (await field.count()) > 0) await field.fill(text);
  }
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByRole('button', { name: 'Use this billing address' }).click();
}

export async function toPayment(page: Page): Promise<void> {
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

export const cards = {
  approved: '4111111111111111',
  challenged: '4000000000003063',
  unseen: '4000000000003220',
  declined: '4000000000000002',
} as const;

export const cardFields = (page: Page) => page.frameLocator('iframe[title="Card details"]');
export const bank = (page: Page) => page.getByRole('dialog').frameLocator('iframe');

export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry date').fill('12 / 30');
  await fields.getByLabel('Security code').fill('737');
  await fields.getByLabel('Name on card').fill('Maya Chen');
}

export async function giveCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  // Pressed by key: right after scrolling, a click may hit the frame where it was a moment before.
  await page.getByRole('button', { name: 'Review order' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Does everything look right?' })).toBeVisible();
}

/** Types the card and sends it with Enter: while a billing address is asked for, there is no button. */
export async function sendCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await cardFields(page).getByLabel('Name on card').press('Enter');
}

export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /Place order/ });

/** Answers the bank's challenge, so that it ends as asked. */
export async function answerBank(page: Page, ending: ChallengeEnding): Promise<void> {
  const code = bank(page).getByLabel('One-time code');
  await expect(code).toBeVisible();
  if (ending === 'completed') {
    await code.fill('123456');
    await bank(page).getByRole('button', { name: 'Approve' }).press('Enter');
  } else if (ending === 'refused') await bank(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  else if (ending === 'abandoned') {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  } else await page.clock.runFor(10 * 60_000);
}

export async function expectConfirmation(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
  await expect(page.getByRole('heading', { name: 'Thank you, Maya' })).toBeVisible();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (
      await target.evaluate(
        (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
      )
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Places and pays an order of this browser's guest by calls, without the page. */
export async function placeElsewhere(page: Page): Promise<Order> {
  await visitBefore(page);
  const basketId = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem('waymark.session') ?? '{}').basketId),
  );
  await orderElsewhere(page);
  const { origin } = new URL(page.url());
  const answer = await page
    .context()
    .request.get(`${origin}/cart/v1/cart/${basketId}/order`, { headers: { 'x-locale': 'en-us' } });
  return (await answer.json()) as Order;
}
