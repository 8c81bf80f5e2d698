import { startInspection } from './start.ts';

/**
 * Starts what the address asked for: our own inspector, with `stately` that of Stately beside it; `off` ends it for the
 * tab. Kept for the tab, so that a reload or a payment page in between does not end it.
 */
export async function inspectPage(asked: string): Promise<void> {
  if (asked === 'off') return sessionStorage.removeItem('inspect');
  const inspection = window.__waymark;
  if (!inspection) return;
  sessionStorage.setItem('inspect', asked);
  startInspection(inspection);
  if (asked === 'stately') (await import('./stately.ts')).startStately(inspection);
}
