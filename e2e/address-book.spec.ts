import type { Page } from '@playwright/test';
import { service } from '#model-tests/cart/cart.world.ts';
import { goToCheckout } from '#model-tests/checkout/checkout.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import words from '#src/messages/compiled/en-US/address.gen.ts';
import checkout from '#src/messages/compiled/en-US/checkout.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// These tests cause refusals, which the browser reports in the console.
test.use({ forgives: /^Failed to load resource/ });

const path = '/consumers-v3/consumer/address';
const place = {
  'First name': 'Noor',
  'Last name': 'Walker',
  'Street address': '7 Alder Way',
  City: 'Boulder',
  'ZIP code': '80302',
  Phone: '4155550134',
} as const;

interface Book {
  addresses: { addressId: string; addressLine1: string; approachType: string }[];
}

/**
 * Takes a customer to the address step and deletes their delivery addresses: no other test may use the same
 * customer's book.
 */
async function atAddress(page: Page, customer: string): Promise<void> {
  await page.goto('/en-us/cart');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, customer);
  await goToCheckout(page, async () => {
    const { call } = service(page);
    const { addresses } = await call<Book>('GET', path);
    for (const { addressId, approachType } of addresses)
      if (approachType === 'S') await call('DELETE', `${path}/${addressId}`);
  });
  await expect(page.getByRole('heading', { name: checkout.addressTitle })).toBeVisible();
}

async function give(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(place)) await page.getByLabel(label, { exact: true }).fill(text);
  const email = page.getByLabel('Email', { exact: true });
  if ((await email.count()) > 0) await email.fill('noor@example.com');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
}

const next = (page: Page) => page.getByRole('button', { name: checkout.continueToMethod });

test('a customer saves an address while checking out, and takes it the next time with one press', async ({ page }) => {
  await atAddress(page, 'isla.kerr@example.com');
  await expect(page.getByRole('list', { name: words.bookTitle })).toHaveCount(0);
  // The profile fills these fields in. A phone number of another country than the form's includes its dial code.
  for (const [label, value] of Object.entries({
    Email: 'isla.kerr@example.com',
    'First name': 'Isla',
    'Last name': 'Kerr',
    Phone: '+44 7700 900142',
  }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await give(page);
  await page.getByText(words.keep).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible();

  // The address is in the book already (CCA400): the shop says so once and still ships the order there.
  await page.getByRole('button', { name: checkout.changeAddress }).click();
  await give(page);
  await page.getByText(words.keep).click();
  await next(page).click();
  await expect(page.getByText(errorMessages.CCA400)).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible();

  await page.getByRole('button', { name: checkout.changeAddress }).click();
  await expect(page.getByRole('list', { name: words.bookTitle }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel('Street address').fill('1 Elsewhere');
  await page.getByRole('button', { name: 'Deliver here: Noor Walker, 7 Alder Way' }).click();
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible();
  await expect(page.getByText('Noor Walker, 7 Alder Way, Boulder, CO 80302')).toBeVisible();
});

test('an address that another tab removed from the book is refused (CCA401), and can be typed instead', async ({
  page,
}) => {
  await atAddress(page, 'lena.brandt@example.com');
  const { call } = service(page);
  const { addressId } = await call<{ addressId: string }>('POST', path, {
    address: {
      firstName: 'Noor',
      lastName: 'Walker',
      addressLine1: '9 Birch Road',
      city: 'Boulder',
      province: 'CO',
      postalCode: '80302',
      country: 'US',
      phone: '4155550134',
    },
  });
  await page.reload();
  const here = page.getByRole('button', { name: 'Deliver here: Noor Walker, 9 Birch Road' });
  await expect(here).toBeVisible();
  await call('DELETE', `${path}/${addressId}`);
  await here.click();
  await expect(page.getByText(errorMessages.CCA401)).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('9 Birch Road');
  await expectAccessible(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible();
});

test('a guest is offered neither an address book nor saving to it', async ({ page }) => {
  await goToCheckout(page);
  await expect(page.getByLabel('Street address')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByText(words.keep)).toHaveCount(0);
  await expect(page.getByRole('list', { name: words.bookTitle })).toHaveCount(0);
});
