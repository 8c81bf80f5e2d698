import { expect, type Page } from '@playwright/test';
import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import { service } from '#model-tests/cart/cart.world.ts';
import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';

/** Opens a demo order that has arrived, after announcing a return of part of it. */
export async function openArrived(page: Page): Promise<void> {
  const { call } = service(page);
  const find = () =>
    call<Purchase>('POST', '/consumers-v3/consumer/TrackOrder', {
      orderNumber: 'W100204417',
      email: 'maya.reed@example.com',
    });
  const { order, returns, returnableItems } = await find();
  const [first] = returnableItems.filter(({ qty }) => qty > 1);
  if (returns.length === 0 && first) {
    const { origin } = new URL(page.url());
    const answer = await page.request.post(`/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`, {
      headers: { origin },
      data: { st: order.st, items: [{ itemId: first.itemId, qty: 1 }] },
    });
    // A parallel test may have announced the return a moment before.
    expect(answer.ok() || (await find()).returns.length > 0).toBe(true);
  }
  await page.goto(`/en-us/order-lookup/${order.orderNumber}?st=${order.st}`);
}

/** Signs in with the open dialog. */
export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog');
  await passEmail(dialog, email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  // A dialog below may have led here by a button of the same name.
  await dialog
    .locator('button[type=submit]')
    .filter({ hasText: /^Sign in(?! with)/ })
    .click();
  await expect(page.getByText('You are signed in')).toBeVisible();
}
