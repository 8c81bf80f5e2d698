import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';
import { parseProduct } from '#src/domain/catalogue-url.ts';
import { knownOrigins, originsKey, styleOf } from './interaction-origin.ts';

/** Styles that are remembered. */
const MOST = 40;

/** Remembers how the shopper came to the product of this path; the last way counts. Does nothing without consent. */
export function noteOrigin(origin: InteractionOrigin, pathname: string): void {
  const known = knownOrigins();
  const [, , page, slug] = pathname.split('/');
  const product = known && page === 'p' && slug ? parseProduct(slug) : null;
  if (!product) return;
  const { [styleOf(product.id)]: _, ...others } = known ?? {};
  const kept = [...Object.entries(others), [styleOf(product.id), origin] as const].slice(-MOST);
  sessionStorage.setItem(originsKey, JSON.stringify(Object.fromEntries(kept)));
}
