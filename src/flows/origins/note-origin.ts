import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';
import { parseProduct } from '#src/domain/catalogue-url.ts';
import { allows } from '#src/domain/consent.ts';
import { pageStanding } from '#src/flows/consent/index.ts';
import { originKey } from '#src/flows/shared/interaction-origin.ts';

/** How somebody came to a product is analytics: C0002. */
export function mayNote(): boolean {
  const standing = pageStanding();
  return standing !== null && allows('C0002', standing);
}

/** Returns the storage key of the product of a path; null for any other page. */
export function keyOfPage(pathname: string): string | null {
  const [, , page, slug] = pathname.split('/');
  const product = page === 'p' && slug ? parseProduct(slug) : null;
  return product && originKey(product.id);
}

/** Returns how the shopper came to the product of this path; null on other pages, and where nothing was noted. */
export function notedOrigin(pathname: string): InteractionOrigin | null {
  const key = keyOfPage(pathname);
  try {
    return key === null ? null : (sessionStorage.getItem(key) as InteractionOrigin | null);
  } catch {
    // A browser that stores nothing remembers no origins.
    return null;
  }
}

/** Remembers in this tab how the shopper came to the product of this path. The last way counts. */
export function noteOrigin(origin: InteractionOrigin, pathname: string): void {
  const key = keyOfPage(pathname);
  if (!key || !mayNote()) return;
  try {
    sessionStorage.setItem(key, origin);
  } catch {
    // A browser that stores nothing sends no origins.
  }
}
