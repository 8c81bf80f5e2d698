import { cards, expectConfirmation, giveCard, openCheckout, placeButton, toPayment } from '#model-tests/checkout/checkout.world.ts';
import { awake, expect, test } from './support/test.ts';

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS?size=8';

test('what one tab puts into the cart, the other one shows', async ({ page, context }) => {
  await page.goto('/en-us/cart');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(product);
  await awake(other, 'product');
  await other.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(other.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(other.getByRole('dialog')).toContainText('Your cart is empty');
});

test.describe('a cart that is placed in two tabs', () => {
  // The tab that comes second may ask for a cart that the first one has placed already.
  test.use({ forgives: /status of 404/ });

  test('is one order', async ({ page, context }) => {
    await openCheckout(page);
    await toPayment(page);
    await giveCard(page, cards.approved);
    const other = await context.newPage();
    await other.goto('/en-us/checkout');
    await other.getByRole('button', { name: 'Continue to payment' }).click();
    await giveCard(other, cards.approved);
    await Promise.all([placeButton(page).click(), placeButton(other).click()]);
    await expectConfirmation(page);
    await expectConfirmation(other);
    const numberIn = (url: string) => new URL(url).searchParams.get('order');
    expect(numberIn(other.url())).toBe(numberIn(page.url()));
  });
});
