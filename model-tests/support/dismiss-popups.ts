import type { BrowserContext } from '@playwright/test';

/** Every page of the context has dismissed the demo's pop-ups: they would stand over what a test presses. */
export const dismissPopups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('waymark.popups', 'popup-newsletter-trail,popup-members');
    } catch {
      // A frame of another origin may have no storage, and has no pop-up either.
    }
  });
