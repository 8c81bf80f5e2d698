import { openInspection } from '#src/flows/shared/inspection.ts';
import { startInspection } from './start.ts';
import { forgetVisit } from './visit.ts';

/**
 * Starts what the address asked for: our own inspector, with `stately` that of Stately beside it; `off` ends it for the
 * tab. Kept for the tab, so that a reload or a payment page in between does not end it.
 */
export async function inspectPage(asked: string): Promise<void> {
  if (asked === 'off') {
    forgetVisit();
    // A server that asks for every page is refused for as long as the tab lives.
    if ('inspect' in document.documentElement.dataset) sessionStorage.setItem('inspect', asked);
    else sessionStorage.removeItem('inspect');
    return;
  }
  // The gallery watches; it is not watched.
  if (location.pathname.startsWith('/charts')) return;
  const inspection = openInspection();
  sessionStorage.setItem('inspect', asked);
  startInspection(inspection);
  if (asked === 'stately') (await import('./stately.ts')).startStately(inspection);
}
