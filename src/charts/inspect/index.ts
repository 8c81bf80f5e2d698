import { openInspection } from '#src/flows/shared/inspection.ts';
import { startInspection } from './start.ts';
import { forgetVisit } from './visit.ts';

/**
 * Starts the requested inspector: our own, with `stately` Stately's beside it; `off` ends it for the tab. Stored for
 * the tab, so that it survives a reload or a payment page.
 */
export async function inspectPage(asked: string): Promise<void> {
  if (asked === 'off') {
    forgetVisit();
    // If the server switches it on for every page, `off` holds as long as the tab.
    if ('inspect' in document.documentElement.dataset) sessionStorage.setItem('inspect', asked);
    else sessionStorage.removeItem('inspect');
    return;
  }
  // The gallery shows the watched pages; it is not watched itself.
  if (location.pathname.startsWith('/charts')) return;
  const inspection = openInspection();
  sessionStorage.setItem('inspect', asked);
  startInspection(inspection);
  if (asked === 'stately') (await import('./stately.ts')).startStately(inspection);
}
