import type { Page } from '@playwright/test';

/**
 * Puts one of each product into a new cart of this page's session, in the given shop. The next page that is opened
 * shows it.
 */
export async function fillCart(page: Page, locale: string, ...productIds: string[]): Promise<void> {
  await page.evaluate(
    async ([shop, ids]) => {
      const headers = { 'content-type': 'application/json', 'x-locale': shop };
      const items = await Promise.all(
        ids.map(async (productId) => {
          const details = await (await fetch(`/products/v2/products/${productId}/details?locale=${shop}`)).json();
          return { productId, upc: details.variants.at(-1).upc, qty: 1 };
        }),
      );
      const answer = await fetch('/cart/v1/cartWithItem', { method: 'POST', headers, body: JSON.stringify({ items }) });
      const { basketId } = await answer.json();
      const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}');
      localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId }));
    },
    [locale, productIds] as const,
  );
}
