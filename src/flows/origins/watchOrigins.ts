import type { AnyRouter } from '@tanstack/react-router';
import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';
import { isGuided, originOfPage } from '#src/domain/interaction-origin.ts';
import { consentChanged } from '#src/flows/consent/index.ts';
import { originPrefix } from '#src/flows/shared/interaction-origin.ts';
import { keyOfPage, mayNote, noteOrigin } from './note-origin.ts';

function forgetOrigins(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(originPrefix)) sessionStorage.removeItem(key);
}

/** The page itself: a design of the customiser, or a product that no page of this tab led to. */
function look(): void {
  try {
    if (!mayNote()) return forgetOrigins();
    const { pathname, search } = location;
    const key = keyOfPage(pathname);
    if (!key) return;
    if (new URLSearchParams(search).has('recipe')) noteOrigin('customizer', pathname);
    else if (sessionStorage.getItem(key) === null) noteOrigin('direct-to-pdp', pathname);
  } catch {
    // A browser that stores nothing sends no origins.
  }
}

/** A part of a page that leads to products in its own way names its origin; on a guide everything belongs to it. */
const originAt = (place: Element): InteractionOrigin | null => {
  const own = place.closest<HTMLElement>('[data-origin]')?.dataset['origin'] as InteractionOrigin | undefined;
  const ofPage = originOfPage(location.pathname);
  return isGuided(location.pathname) ? ofPage : (own ?? ofPage);
};

/** The link to a product that is pressed, or that of the card whose button is pressed. */
const linkAt = (place: Element): HTMLAnchorElement | null =>
  place.closest('a') ?? place.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href*="/p/"]') ?? null;

function notePress({ target }: Event): void {
  const link = target instanceof Element ? linkAt(target) : null;
  const origin = link && originAt(link);
  if (origin) noteOrigin(origin, link.pathname);
}

/** Notes how the shopper comes to each product, so that an add can say so (catalogue 9). */
export function watchOrigins(router: Pick<AnyRouter, 'subscribe'>): void {
  look();
  router.subscribe('onResolved', look);
  addEventListener(consentChanged, look);
  // Before the router leaves the page.
  addEventListener('click', notePress, { capture: true });
}
