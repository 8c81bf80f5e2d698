import type { Page } from '@playwright/test';
import { visitBefore } from '#model-tests/cart/cart.world.ts';

const storageKey = 'waymark.session';

/** What this browser remembers of an earlier visit, before the shop's first page: nothing, a guest with a cart, or a broken note. */
export async function remember(page: Page, what: 'nothing' | 'a guest' | 'a broken note'): Promise<void> {
  if (what === 'nothing') return;
  await page.goto('/robots.txt');
  if (what === 'a guest') await visitBefore(page);
  else await page.evaluate((key) => localStorage.setItem(key, '{'), storageKey);
}

/** The token runs out, and the page asks for something: another tab says that it changed the cart. */
export async function askWithoutToken(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'wm_access' });
  const basketId = await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { basketId?: string };
    return session.basketId ?? crypto.randomUUID();
  }, storageKey);
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(
    (id) => localStorage.setItem('waymark.cart', JSON.stringify({ basketId: id, change: crypto.randomUUID() })),
    basketId,
  );
  await tab.close();
}
