/**
 * How long a shared page is fresh, and how long after that it may be served while a new one is rendered, in seconds.
 */
export const sharedLifetime = { freshFor: 60, staleFor: 3600 } as const;

/**
 * Cache-Control of a shared page whose content is true until a time; `until` and `now` in milliseconds since the epoch.
 */
export function sharedControl(until: number, now: number): string {
  const left = Math.max(0, Math.floor((until - now) / 1000));
  const fresh = Math.min(sharedLifetime.freshFor, left);
  return `public, s-maxage=${fresh}, stale-while-revalidate=${Math.min(sharedLifetime.staleFor, left - fresh)}`;
}
