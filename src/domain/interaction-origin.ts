import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';

/** Buying guides, by the last part of their path. */
const guides: Readonly<Record<string, InteractionOrigin>> = {
  jackets: 'jacket-finder',
  backpacks: 'backpack-finder',
  footwear: 'footwear-finder',
  'shoes-in-store': 'shoe-finder-retail',
  'tents-and-sleeping-bags': 'tent-and-sleeping-bag-guide',
};

const pages: Readonly<Record<string, InteractionOrigin>> = {
  c: 'grid',
  search: 'search',
  compare: 'product-compare',
  collections: 'explore-collection',
};

/** Returns the interaction origin of products that a page of this path leads to (catalogue 9); null if it has none. */
export function originOfPage(pathname: string): InteractionOrigin | null {
  const [, , page = '', name = ''] = pathname.split('/');
  return (page === 'guides' ? guides[name] : pages[page]) ?? null;
}

/** True for a page that editors composed around a choice: whatever is pressed there belongs to it. */
export const isGuided = (pathname: string): boolean => /^\/[^/]+\/(guides|collections)\//.test(pathname);
