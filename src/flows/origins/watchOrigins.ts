import type { AnyRouter } from '@tanstack/react-router';
import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';
import { isGuided, originOfPage } from '#src/domain/interaction-origin.ts';
import { consentChanged } from '#src/flows/consent/index.ts';
import { originPrefix } from '#src/flows/shared/interaction-origin.ts';
import { keyOfPage, mayNote, noteOrigin } from './note-origin.ts';

/** What was pressed, and the path of the page at that time. */
type Press = readonly [target: EventTarget | null, pathname: string];

/** What happened in this document before the watch was loaded. */
export interface Beginning {
  /** The path that the document was opened at. */
  pathname: string;
  presses: readonly Press[];
}

function forgetOrigins(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(originPrefix)) sessionStorage.removeItem(key);
}

/**
 * Returns the origin of a product page that the document was opened at. A link that is pressed before its page is
 * hydrated, or into a new tab, opens a document: the page that it was on is the referrer.
 */
function originOfDocument(): InteractionOrigin | null {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? originOfPage(new URL(referrer).pathname) : 'direct-to-pdp';
}

/** Notes what the page itself tells: a design of the customiser, or a product that the document was opened at. */
function look(opened: string): void {
  try {
    if (!mayNote()) return forgetOrigins();
    const { pathname, search } = location;
    const key = keyOfPage(pathname);
    if (!key) return;
    if (new URLSearchParams(search).has('recipe')) return noteOrigin('customizer', pathname);
    const origin = pathname === opened && sessionStorage.getItem(key) === null ? originOfDocument() : null;
    if (origin) noteOrigin(origin, pathname);
  } catch {
    // A browser that stores nothing sends no origins.
  }
}

/** A part of a page that leads to products in its own way names its origin; on a guide everything belongs to it. */
function originAt(place: Element, pathname: string): InteractionOrigin | null {
  const own = place.closest<HTMLElement>('[data-origin]')?.dataset['origin'] as InteractionOrigin | undefined;
  const ofPage = originOfPage(pathname);
  return isGuided(pathname) ? ofPage : (own ?? ofPage);
}

/** The link to a product that is pressed, or that of the card whose button is pressed. */
const linkAt = (place: Element): HTMLAnchorElement | null =>
  place.closest('a') ?? place.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href*="/p/"]') ?? null;

function notePress(...[target, pathname]: Press): void {
  const link = target instanceof Element ? linkAt(target) : null;
  const origin = link && originAt(link, pathname);
  if (origin) noteOrigin(origin, link.pathname);
}

/** Notes how the shopper comes to each product, so that an add can say so (catalogue 9). */
export function watchOrigins(router: Pick<AnyRouter, 'subscribe'>, { pathname, presses }: Beginning): void {
  for (const press of presses) notePress(...press);
  const lookAgain = () => look(pathname);
  lookAgain();
  router.subscribe('onResolved', lookAgain);
  addEventListener(consentChanged, lookAgain);
  // Before the router leaves the page.
  addEventListener('click', ({ target }) => notePress(target, location.pathname), { capture: true });
}
