import type { Shop } from './shop.ts';

/** What crawlers may read: the public pages; carts, checkouts and the API are nobody's search result. */
export const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /*/cart', 'Disallow: /*/checkout', 'Disallow: /*/order-confirmation', 'Disallow: /*/search', 'Disallow: /sandbox/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

export async function sitemap(_shop: Shop, _publicUrl: string): Promise<string> {
  return '';
}
