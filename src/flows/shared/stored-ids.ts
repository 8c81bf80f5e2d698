/** Ids that the shopper asked this device to remember, under a storage key, separated by commas. */

const idsIn = (stored: string | null): string[] => stored?.split(',') ?? [];

/** Throws if the browser does not allow storage. */
export const storedIds = (key: string): string[] => idsIn(localStorage.getItem(key));

/** Adds an id. Throws if the device cannot store it. */
export function storeId(key: string, id: string): void {
  localStorage.setItem(key, [...new Set(storedIds(key)).add(id)].join(','));
}

/** Calls `heard` with all ids when another tab has added one. Returns a function that stops this. */
export function watchStoredIds(key: string, heard: (ids: string[]) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) heard(idsIn(event.newValue));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
