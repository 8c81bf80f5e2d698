/** Milliseconds that a page has for itself after it was hydrated. */
const patience = 2500;

/**
 * Loads what will be wanted once the page has come to rest; not where data is to be saved. What does not come now comes
 * when it is wanted.
 */
export function atIdle(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const begin = () => void load().catch(() => undefined);
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(begin) : begin()), patience);
}
