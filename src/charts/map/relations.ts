import relations from './relations.json' with { type: 'json' };

/** How one chart reaches another. */
export interface Relation {
  /** The chart that reaches out; where a flow has no chart of its own, the flow. */
  from: string;
  /** The chart that is reached. */
  to: string;
  /**
   * `starts` runs it as a part of itself; `tells` sends it the event; `hears` waits for the event that it emits;
   * `watches` follows all it does.
   */
  kind: 'starts' | 'tells' | 'hears' | 'watches';
  /** Empty for `starts` and `watches`. */
  event: string;
  /** The actor, the port or the view by which it does. */
  by: string;
}

/** What is between a chart and its neighbours. */
export const relationsAround = (chart: string, relations: readonly Relation[]): Relation[] =>
  relations.filter(({ from, to }) => from === chart || to === chart);

/**
 * Who starts, tells and hears whom in the whole shop: made by `npm run relations`, held by
 * tests/charts/relations.test.ts.
 */
export const allRelations = relations as readonly Relation[];
