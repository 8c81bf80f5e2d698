import { complete, Draft, Search, straighten } from './cover/greedy.ts';
import { costOf, improved } from './cover/improve.ts';
import { type Net, netOf } from './cover/net.ts';
import { shortestTours } from './cover/tour.ts';

/** One arc of a directed graph; arcs without a target need not be covered, they only lead somewhere. */
export interface Arc<Payload> {
  readonly from: string;
  readonly to: string;
  readonly target: string | null;
  readonly payload: Payload;
}

export interface CoverOptions {
  /** Where a path may begin, in order of preference. */
  readonly starts: readonly string[];
  /** A path stops growing when it is this long; it is longer only when its first new target lies farther away. */
  readonly maxSteps?: number;
}

/**
 * Few and short paths that together take every target. Where each target is one arc and paths may be of any length, no
 * fewer and no shorter ones exist; else a greedy cover, made straight and improved. The same graph gives the same
 * paths.
 */
export function coverPaths<P>(arcs: readonly Arc<P>[], { starts, maxSteps = Infinity }: CoverOptions): Arc<P>[][] {
  const net = netOf(arcs, starts);
  if (net.targets === 0) return [];
  const paths = maxSteps === Infinity ? unlimited(net) : limited(net, maxSteps);
  return paths.map((path) => path.map((arc) => arcs[net.given[arc] as number] as Arc<P>));
}

function greedy(net: Net, search: Search, maxSteps: number): readonly (readonly number[])[] {
  const draft = new Draft(net, []);
  complete(draft, search, maxSteps);
  straighten(draft, search, draft.paths.keys());
  return draft.paths;
}

function limited(net: Net, maxSteps: number): readonly (readonly number[])[] {
  const search = new Search(net);
  return improved(net, greedy(net, search, maxSteps), search, maxSteps);
}

/** The shortest tours by one arc for each target: the only one there is, else that which the greedy cover takes. */
function unlimited(net: Net): readonly (readonly number[])[] {
  const covering = [...net.target.keys()].filter((arc) => net.target[arc] !== -1);
  if (covering.length === net.targets) return shortestTours(net, covering);
  const search = new Search(net);
  const first = greedy(net, search, Infinity);
  const byTarget = new Map(first.flat().map((arc) => [net.target[arc], arc]));
  byTarget.delete(-1);
  const tours = new Draft(net, shortestTours(net, byTarget.values()));
  straighten(tours, search, tours.paths.keys());
  const isSmaller =
    tours.paths.length < first.length || (tours.paths.length === first.length && costOf(tours.paths) < costOf(first));
  return isSmaller ? tours.paths : first;
}
