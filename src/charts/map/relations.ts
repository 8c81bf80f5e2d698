import relations from './relations.json' with { type: 'json' };

/** How one chart reaches another. */
export interface Relation {
  /** The chart that acts; the flow, if it has no chart of its own. */
  from: string;
  /** The chart that is reached. */
  to: string;
  /**
   * `starts` runs it as a part of itself; `tells` sends it the event; `hears` waits for the event that it emits;
   * `watches` follows everything it does.
   */
  kind: 'starts' | 'tells' | 'hears' | 'watches';
  /** Empty for `starts` and `watches`. */
  event: string;
  /** The actor, the port or the view that does it. */
  by: string;
}

/** Returns the relations between a chart and its neighbours. */
export const relationsAround = (chart: string, relations: readonly Relation[]): Relation[] =>
  relations.filter(({ from, to }) => from === chart || to === chart);

/**
 * Which charts start, send to and listen to which, in the whole shop: made by `npm run relations`, checked by
 * tests/charts/relations.test.ts.
 */
export const allRelations = relations as readonly Relation[];
