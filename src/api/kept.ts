interface Kept {
  until: number;
  value: Promise<unknown>;
}

const all = new Map<string, Kept>();

/** As long as a public page is fresh, in milliseconds. */
const lifetime = 60_000;

/**
 * What every public page shows (menu, footer), asked for and parsed once a minute for all renders. Its callers only
 * read it. A failure is not kept. In the browser the router itself keeps what a loader answered.
 */
export function kept<Value>(key: string, load: () => Promise<Value>, now: () => number = Date.now): Promise<Value> {
  if (!import.meta.env.SSR) return load();
  const known = all.get(key);
  if (known && now() < known.until) return known.value as Promise<Value>;
  const value = load();
  all.set(key, { until: now() + lifetime, value });
  value.catch(() => all.delete(key));
  return value;
}

/** The service says that content has changed. */
export const forgetKept = (): void => all.clear();
