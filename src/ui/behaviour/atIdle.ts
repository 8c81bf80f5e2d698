/** Milliseconds after hydration before anything is preloaded. */
const patience = 2500;

/**
 * Preloads what will be needed, once the page is idle. Does nothing if the browser saves data. A failure is ignored:
 * the code then loads when it is needed.
 */
export function atIdle(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const begin = () => void load().catch(() => undefined);
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin()), patience);
}
