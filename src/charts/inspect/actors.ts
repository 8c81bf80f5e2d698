import type { WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';

/** The actor of a chart that is shown: the one that was asked for, else one that runs, else the last that did. */
export const actorOf = (actors: readonly WatchedActor[], chart: string, asked?: string): WatchedActor | undefined =>
  actors.find((actor) => actor.chart === chart && actor.id === asked) ??
  actors.find((actor) => actor.chart === chart && actor.status === 'active') ??
  actors.findLast((actor) => actor.chart === chart);

/**
 * Which of the actors of its chart one is, in the order in which they began; null for one that is alone, or is unknown.
 */
export function placeAmong(actors: readonly WatchedActor[], id: string): { place: number; count: number } | null {
  const chart = actors.find((actor) => actor.id === id)?.chart ?? null;
  const same = chart === null ? [] : actors.filter((actor) => actor.chart === chart);
  return same.length > 1 ? { place: same.findIndex((actor) => actor.id === id) + 1, count: same.length } : null;
}
