import type { PageType } from '#openapi/generated/waymark.gen.ts';

const byName: Readonly<Record<string, PageType>> = {
  cart: 'cart',
  account: 'account',
  'order-confirmation': 'order-confirmation',
  checkout: 'checkout',
};

/**
 * Returns the type of a page by its address (core 2, catalogue 2). A search without words is the search hub.
 * `isMissing`: the page says that it is not available.
 */
export function pageTypeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>, isMissing = false): PageType {
  if (isMissing) return 'error';
  if (pathname.includes('/p/')) return 'product';
  if (pathname.includes('/c/')) return 'category';
  if (/^\/[a-z]{2}-[a-z]{2}\/?$/.test(pathname)) return 'home';
  const [, , page = ''] = pathname.split('/');
  if (page === 'search') return new URLSearchParams(search).get('q') ? 'search' : 'search-hub';
  return byName[page] ?? 'other';
}
