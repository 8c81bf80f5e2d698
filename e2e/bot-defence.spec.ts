import type { Page } from '@playwright/test';
import { cards, giveAddress, giveCard, goToCheckout, placeButton } from '#model-tests/checkout/checkout.world.ts';
import { openSignIn, submitSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import words from '#src/messages/compiled/en-US/bot-defence.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, forgives: /status of 403|ERR_FAILED/ });

const check = (page: Page) => page.getByRole('dialog', { name: words.title });

function callsTo(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.count += 1;
  });
  return calls;
}

const signIns = '/consumers-v3/auth/signin';
const orders = '/cart/v2/checkout/order';
const given = '/sandbox/bot-defence/v1/tokens';

async function toSummary(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/cart');
  await goToCheckout(page);
  await giveAddress(page, { Email: email });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await giveCard(page, cards.approved);
}

test('no code of the bot defence is loaded before a sign-in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/en-us/cart');
  await openSignIn(page);
  expect(asked.filter((url) => /sandbox\/person|botDefence/.test(url))).toEqual([]);
  await submitSignIn(page, undefined);
  await expect(page.getByText('You are signed in')).toBeVisible();
  expect(asked.filter((url) => /person\.js/.test(url))).toHaveLength(1);
});

test('a sign-in that is taken for a robot says so, and each attempt has a token of its own', async ({ page }) => {
  const tokens = callsTo(page, given);
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await submitSignIn(page, 'AUT403');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'We could not confirm that you are a person. Try again.',
  );
  await submitSignIn(page, undefined);
  await expect(page.getByText('You are signed in')).toBeVisible();
  expect(tokens.count).toBe(2);
});

test('passing the check with the keyboard signs in with what was typed', async ({ page }) => {
  const tries = callsTo(page, signIns);
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await submitSignIn(page, 'AUT403', true);
  await expect(check(page).getByRole('checkbox', { name: words.label })).toBeVisible();
  await expectAccessible(page);
  await check(page).getByRole('checkbox', { name: words.label }).press('Space');
  await expect(page.getByText('You are signed in')).toBeVisible();
  expect(tries.count).toBe(2);
});

test('leaving the check leads back to the form, with what was typed', async ({ page }) => {
  await page.goto('/en-us/cart');
  await openSignIn(page);
  await submitSignIn(page, 'AUT403', true);
  // On a tablet the dialog is only as wide as its text needs.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(async () => (await check(page).boundingBox())?.width).toBeLessThan(500);
  await check(page).getByRole('button', { name: words.leave }).click();
  await expect(check(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('maybe.robot@example.com');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We could not confirm that you are a person');
});

test('an order that the bot defence is unsure about is placed once the check is passed, and only once', async ({
  page,
}) => {
  const placed = callsTo(page, orders);
  await toSummary(page, 'maybe.robot@example.com');
  await placeButton(page).click();
  await check(page).getByRole('button', { name: words.leave }).click();
  await expect(page.getByText('One more time, please')).toBeVisible();
  await expect(page.getByText('Nothing was charged. Place your order again when you are ready.')).toBeVisible();
  await placeButton(page).click();
  await expect(check(page).getByRole('checkbox', { name: words.label })).toBeVisible();
  await expectAccessible(page);
  // The dialog closes as soon as the check is passed.
  await check(page).getByRole('checkbox', { name: words.label }).click();
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
  // The first two requests were refused, the third placed the order.
  expect(placed.count).toBe(3);
});

test('a robot orders nothing and keeps its cart; as somebody else it does', async ({ page }) => {
  await toSummary(page, 'robot@example.com');
  await placeButton(page).click();
  await expect(page.getByText('One more time, please')).toBeVisible();
  await page.getByRole('button', { name: 'Change delivery address' }).first().click();
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
});

test('without a token nothing is sent, and the next press tries again', async ({ page }) => {
  const placed = callsTo(page, orders);
  await toSummary(page, 'maya@example.com');
  await page.route('**/sandbox/bot-defence/v1/person.js', (route) => route.abort(), { times: 1 });
  await placeButton(page).click();
  await expect(page.getByText('A service that we rely on does not answer')).toBeVisible();
  expect(placed.count).toBe(0);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
});
