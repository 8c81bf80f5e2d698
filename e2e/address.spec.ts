import type { Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { cards, giveCard, openCheckout, placeButton, toPayment } from '#model-tests/checkout/checkout.world.ts';
import de from '#src/messages/compiled/de.gen.ts';
import en from '#src/messages/compiled/en-US/checkout.gen.ts';
import address from '#src/messages/compiled/en-US/address.gen.ts';
import es from '#src/messages/compiled/es.gen.ts';
import fr from '#src/messages/compiled/fr.gen.ts';
import it from '#src/messages/compiled/it.gen.ts';
import fields from '#src/messages/compiled/en-US/fields.gen.ts';
import { fillCart } from './support/fill-cart.ts';
import { expect, test } from './support/test.ts';
import { maya } from '#tests/people.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Opens the address form of a shop for a guest who has a hat in the cart. */
async function openForm(page: Page, locale: string): Promise<void> {
  await openWithSession(page);
  await fillCart(page, locale, 'WMHT1001MOS');
  await page.goto(`/${locale}/checkout`);
  await expect(field(page, 'phone')).toBeVisible();
}

async function give(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'province') await field(page, name).selectOption(value);
    else {
      // Typed key by key, because the field formats its value by the mask of the country on every key.
      await field(page, name).fill('');
      await field(page, name).pressSequentially(value);
    }
  }
}

const person = maya;
const shops = {
  'en-us': [
    en,
    { addressLine1: '120 Larkspur Lane', city: 'Boulder', province: 'CO', postalCode: '80302' },
    ['3035550142', '+1 303 555 0142'],
  ],
  'en-ca': [
    en,
    { addressLine1: '200 Bear Street', city: 'Banff', province: 'AB', postalCode: 'T1L1A4' },
    ['403 762 1550', '14037621550'],
  ],
  'fr-ca': [
    fr.checkout,
    { addressLine1: '12 rue Rachel', city: 'Montréal', province: 'QC', postalCode: 'H2X1Y4' },
    ['514 872-0311', '001 514 872 0311'],
  ],
  'en-gb': [
    en,
    { addressLine1: '4 Lake Road', city: 'Keswick', postalCode: 'CA125BX' },
    ['020 7946 0018', '07911 123456', '+44 7911 123456'],
  ],
  'fr-fr': [
    fr.checkout,
    { addressLine1: '8 rue de Paris', postalCode: '74400', city: 'Chamonix' },
    ['06 12 34 56 78', '+33 6 12 34 56 78'],
  ],
  'de-de': [
    de.checkout,
    { addressLine1: 'Am Markt 1', postalCode: '28195', city: 'Bremen' },
    ['0421 3054050', '030 901820', '0171 1234567', '+49 421 3054050', '0049 421 3054050'],
  ],
  'it-it': [
    it.checkout,
    { addressLine1: 'Via Museo 4', postalCode: '39100', city: 'Bolzano', province: 'BZ' },
    ['0471 971234', '333 123 4567', '+39 333 123 4567'],
  ],
  'es-es': [
    es.checkout,
    { addressLine1: 'Calle Mayor 3', postalCode: '22700', city: 'Jaca', province: 'HU' },
    ['612 34 56 78', '+34 612 34 56 78'],
  ],
} as const;

for (const [locale, [words, home, phones]] of Object.entries(shops))
  test(`every way to type a phone number is taken in ${locale}`, async ({ page }) => {
    await openForm(page, locale);
    await give(page, { ...person, ...home });
    for (const phone of phones) {
      await give(page, { phone });
      await page.getByRole('button', { name: words.continueToMethod }).tap();
      await expect(page.getByRole('heading', { name: words.methodTitle }), phone).toBeVisible();
      await page.getByRole('button', { name: words.changeAddress }).tap();
      await expect(field(page, 'phone')).toHaveValue(/\d/);
    }
  });

test('an email without a top-level domain and blank fields are reported in the form without a call', async ({
  page,
}) => {
  await openForm(page, 'en-us');
  const [, home] = shops['en-us'];
  await give(page, { ...person, ...home, phone: '3035550142', email: 'a@b', city: '   ' });
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('shippingAddress') && asked.push(request.url()),
  );
  await page.getByRole('button', { name: en.continueToMethod }).tap();
  await expect(page.getByText(fields.emailInvalid)).toBeVisible();
  await expect(page.getByText(fields.required)).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  expect(asked).toEqual([]);
});

test('a billing address may be in Austria, which its form offers', async ({ page }) => {
  await openCheckout(page);
  await toPayment(page);
  await page.getByText(en.otherAddress).tap();
  await page.getByLabel(address.country, { exact: true }).selectOption('AT');
  await expect(page.getByLabel(address.postalCode, { exact: true })).toBeVisible();
  for (const [name, value] of Object.entries({
    firstName: 'Anna',
    lastName: 'Huber',
    addressLine1: 'Graben 12',
    postalCode: '1010',
    city: 'Wien',
    phone: '0664 1234567',
  }))
    await field(page, name).fill(value);
  await page.getByRole('button', { name: en.useBillingAddress }).tap();
  await expect(page.getByText('Graben 12')).toBeVisible();
  await giveCard(page, cards.approved);
  await expect(placeButton(page)).toBeVisible();
  await expect(page.getByText(/Graben 12/)).toBeVisible();
});

test('the code for international phone numbers is only loaded with the form', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/addresses-[^/]+\.js$/.test(request.url()) && asked.push(page.url()));
  for (const path of ['/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS', '/cart'])
    await page.goto(`/de-de${path}`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await openForm(page, 'de-de');
  expect(asked).toHaveLength(1);
});
