import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';
import { allows } from '#src/domain/consent.ts';
import { isGuided, originOfPage } from '#src/domain/interaction-origin.ts';
import { consentChanged, pageStanding } from '#src/flows/consent/index.ts';
import { knownOrigins, originsKey } from '#src/flows/shared/interaction-origin.ts';
import { noteOrigin } from '#src/flows/shared/note-origin.ts';

/** Follows consent for analytics, C0002: without it nothing is kept. */
function followConsent(): void {
  const standing = pageStanding();
  try {
    if (!standing || !allows('C0002', standing)) sessionStorage.removeItem(originsKey);
    else if (!knownOrigins()) sessionStorage.setItem(originsKey, '{}');
  } catch {
    // A browser that stores nothing sends no origins.
  }
}

/** A part of a page that leads to products in its own way names its origin. */
const originAt = (place: Element): InteractionOrigin | null => {
  const own = place.closest<HTMLElement>('[data-origin]')?.dataset['origin'] as InteractionOrigin | undefined;
  return isGuided(location.pathname) ? originOfPage(location.pathname) : (own ?? originOfPage(location.pathname));
};

/** The link to a product that is pressed, or that of the card whose button is pressed. */
const linkAt = (place: Element): HTMLAnchorElement | null =>
  place.closest('a') ?? place.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href*="/p/"]') ?? null;

/** Remembers in this tab how the shopper comes to each product, so that an add can say so (catalogue 9). */
export function watchOrigins(): void {
  followConsent();
  addEventListener(consentChanged, followConsent);
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? linkAt(target) : null;
      const origin = link && originAt(link);
      if (origin) noteOrigin(origin, link.pathname);
    },
    { capture: true },
  );
}
