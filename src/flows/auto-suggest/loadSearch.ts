/** The panel of the search: it stands on components that a first page does not need. */
export const loadSearchPanel = () => import('./SearchPanel.tsx');

/** Milliseconds that a page has for itself after it woke. */
const patience = 2500;

/** Brings the search once the page has come to rest, so that its first opening waits for no line; not where data is to be saved. */
export function loadSearchAtIdle(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // What did not come now comes with the first opening.
  const load = () => void loadSearchPanel().catch(() => undefined);
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()), patience);
}
