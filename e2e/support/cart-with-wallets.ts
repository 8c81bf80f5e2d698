import type { Locator } from '@playwright/test';
import { openWithSession, visitBefore } from '#model-tests/cart/cart.world.ts';
import { expect } from './test.ts';

/** Opens the cart page as a guest with a pair of socks who has typed nothing, and waits for a wallet's button. */
export async function openCartWith(button: Locator): Promise<void> {
  const page = button.page();
  await openWithSession(page);
  await visitBefore(page);
  await page.reload();
  await expect(button).toBeVisible();
}
