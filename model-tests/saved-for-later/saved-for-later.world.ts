import { expect, type Page } from '@playwright/test';
import { passEmail } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import type { SavedForLater } from '#openapi/generated/waymark.gen.ts';
import { service } from '#model-tests/cart/cart.world.ts';
import { comeToSignIn } from '#model-tests/session/session.world.ts';

/** Leaves these saved items, as another device of the shopper would. */
export async function saveBefore(page: Page, { items }: SavedForLater): Promise<void> {
  const { call } = service(page);
  const { saveForLaterId, items: old } = await call<SavedForLater>('GET', '/wishlists/v2/saveForLater');
  for (const { itemId } of old) await call('DELETE', `/cart/v2/saveForLater/${saveForLaterId}/items/${itemId}`);
  for (const { productId, upc, qty } of items.toReversed())
    await call('PUT', '/cart/v2/saveForLater', { productId, upc, qty, type: 'product' });
}

/** Signs in as June, an employee. */
export async function signInAsEmployee(page: Page): Promise<void> {
  await comeToSignIn(page);
  const dialog = page.getByRole('dialog');
  await passEmail(dialog, 'june.hayashi@waymark.example');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: /^Sign in(?! with)/ }).click();
  await expect(
    page
      .getByRole('banner', { includeHidden: true })
      .getByRole('button', { name: 'Your account', includeHidden: true }),
  ).toBeVisible();
}
