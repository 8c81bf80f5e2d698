import type { WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';

/** Returns the actor of a chart to show: the requested one, else a running one, else the last one. */
export const actorOf = (actors: readonly WatchedActor[], chart: string, asked?: string): WatchedActor | undefined =>
  actors.find((actor) => actor.chart === chart && actor.id === asked) ??
  actors.find((actor) => actor.chart === chart && actor.status === 'active') ??
  actors.findLast((actor) => actor.chart === chart);

/**
 * Returns the position of an actor among those of the same chart, in the order of their start; null if it is the only
 * one, or unknown.
 */
export function placeAmong(actors: readonly WatchedActor[], id: string): { place: number; count: number } | null {
  const chart = actors.find((actor) => actor.id === id)?.chart ?? null;
  const same = chart === null ? [] : actors.filter((actor) => actor.chart === chart);
  return same.length > 1 ? { place: same.findIndex((actor) => actor.id === id) + 1, count: same.length } : null;
}
