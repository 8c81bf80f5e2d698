import { cards, giveCard, goToCheckout, placeButton, toPayment } from '#model-tests/checkout/checkout.world.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, forgives: /status of 503/ });

const address = '**/cart/v1/deviceFingerPrint';

test('the fingerprint of the device is sent once for a cart, also across a reload, and says nothing of the shopper', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route(address, async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.continue();
  });
  const answered = page.waitForResponse('**/cart/v1/deviceFingerPrint');
  await goToCheckout(page);
  expect((await answered).status()).toBe(204);
  await page.reload();
  await toPayment(page);
  expect(sent).toHaveLength(1);
});

test('a fingerprint that nobody takes changes nothing: the order is placed', async ({ page }) => {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
  });
  await goToCheckout(page);
  await toPayment(page);
  await giveCard(page, cards.approved);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/en-us\/order-confirmation\?order=WM\d+&st=/);
  expect(asked).toBe(1);
});
