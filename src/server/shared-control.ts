/** How long a shared page is fresh, and for how long after that it may be shown while a new one is made, in seconds. */
export const sharedLifetime = { freshFor: 60, staleFor: 3600 } as const;

/** Cache-Control of a shared page that is true until a moment; milliseconds since the epoch, as `now`. */
export function sharedControl(until: number, now: number): string {
  const left = Math.max(0, Math.floor((until - now) / 1000));
  const fresh = Math.min(sharedLifetime.freshFor, left);
  return `public, s-maxage=${fresh}, stale-while-revalidate=${Math.min(sharedLifetime.staleFor, left - fresh)}`;
}
