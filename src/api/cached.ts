interface Entry {
  until: number;
  value: Promise<unknown>;
}

const all = new Map<string, Entry>();

/** Milliseconds; the same time as a public page is fresh. */
const ttl = 60_000;

let isShared = (): boolean => true;

/** Called by the server at start. False in a render for one reader: a preview, which shows other content. */
export const provideIsShared = (told: () => boolean): void => {
  isShared = told;
};

/**
 * Caches what every public page shows (menu, footer) for a minute, for all renders of the server. Callers must not
 * change the value, which they share. A failure is not cached. In the browser it only calls `load`: the router caches
 * the answers of loaders itself.
 */
export function cached<Value>(key: string, load: () => Promise<Value>, now: () => number = Date.now): Promise<Value> {
  if (!import.meta.env.SSR || !isShared()) return load();
  const known = all.get(key);
  if (known && now() < known.until) return known.value as Promise<Value>;
  const value = load();
  all.set(key, { until: now() + ttl, value });
  value.catch(() => all.delete(key));
  return value;
}

/** Called when the service reports that content has changed. */
export const clearCache = (): void => all.clear();
