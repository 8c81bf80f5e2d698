import type { ChartEdge, ChartModel, ChartNode } from '../chart/chart-model.ts';
import type { ChartFacts, EdgeCode } from './facts.ts';

export interface Changed<Thing> {
  before: Thing;
  after: Thing;
}

/** A changed transition; `code` if its guard or actions have other parameters or other source code. */
export type ChangedEdge = Changed<ChartEdge> & { code: Changed<EdgeCode> | null };

/** The differences of two revisions of a chart. States and transitions have the ids of their own revision. */
export interface ChartDiff {
  id: string;
  before: ChartModel | null;
  after: ChartModel | null;
  states: { added: ChartNode[]; removed: ChartNode[]; renamed: Changed<ChartNode>[]; changed: Changed<ChartNode>[] };
  edges: { added: ChartEdge[]; removed: ChartEdge[]; changed: ChangedEdge[] };
  /** Branches of an event whose order changed. */
  orders: Changed<ChartEdge[]>[];
  /** Names of guards, actions, actors, computed delays and states' own actions whose source code changed. */
  rewritten: string[];
  delays: ({ name: string } & Changed<number | null | undefined>)[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Finds renamed states: a removed and an added state in the same position with the same description. */
function renamesOf(removed: readonly ChartNode[], added: readonly ChartNode[]): Changed<ChartNode>[] {
  return removed.flatMap((before) => {
    const alike = (nodes: readonly ChartNode[]) =>
      nodes.filter(
        ({ parent, description }) =>
          parent === before.parent && description === before.description && description !== '',
      );
    const [after, ...others] = alike(added);
    return after && others.length === 0 && alike(removed).length === 1 ? [{ before, after }] : [];
  });
}

/** Returns the id of an earlier state in the later chart: its own or an ancestor's name may have changed. */
function renamer(renames: readonly Changed<ChartNode>[]): (id: string) => string {
  return (id) => {
    const renamed = renames.find(({ before }) => id === before.id || id.startsWith(`${before.id}.`));
    return renamed ? renamed.after.id + id.slice(renamed.before.id.length) : id;
  };
}

/** Pairs equal things by a key, in order; also returns the unpaired ones of both sides. */
function paired<Thing>(before: readonly Thing[], after: readonly Thing[], keyOf: (thing: Thing) => string) {
  const waiting = new Map<string, Thing[]>();
  for (const thing of after) waiting.set(keyOf(thing), [...(waiting.get(keyOf(thing)) ?? []), thing]);
  const pairs: Changed<Thing>[] = [];
  const gone: Thing[] = [];
  for (const thing of before) {
    const partner = waiting.get(keyOf(thing))?.shift();
    if (partner === undefined) gone.push(thing);
    else pairs.push({ before: thing, after: partner });
  }
  return { pairs, gone, fresh: [...waiting.values()].flat() };
}

const cause = ({ source, kind, event }: ChartEdge): string => [source, kind, event].join('|');

/** Returns the branches of one event that both revisions have in another order. */
function ordersOf(
  pairs: readonly Changed<ChartEdge>[],
  earlier: readonly ChartEdge[],
  later: readonly ChartEdge[],
): ChartDiff['orders'] {
  const was = pairs.toSorted((a, b) => earlier.indexOf(a.before) - earlier.indexOf(b.before));
  const inOrder = pairs.toSorted((a, b) => later.indexOf(a.after) - later.indexOf(b.after));
  const groups = Object.values(Object.groupBy(inOrder, ({ after }) => cause(after))).map((group) => group ?? []);
  return groups.flatMap((group) => {
    const before = was.filter((pair) => group.includes(pair));
    return same(before, group)
      ? []
      : [{ before: before.map((pair) => pair.before), after: group.map((pair) => pair.after) }];
  });
}

function edgesBetween(
  earlier: ChartFacts,
  later: ChartFacts,
  idOf: (id: string) => string,
): Pick<ChartDiff, 'edges' | 'orders'> {
  const [before, after] = [earlier.model, later.model];
  const moved = before.edges.map((edge) => ({ ...edge, source: idOf(edge.source), targets: edge.targets.map(idOf) }));
  const exact = paired(moved, after.edges, (edge) => `${cause(edge)}|${edge.guard ?? ''}|${edge.targets.join()}`);
  const sameGuard = paired(exact.gone, exact.fresh, (edge) => `${cause(edge)}|${edge.guard ?? ''}`);
  const sameCause = paired(sameGuard.gone, sameGuard.fresh, cause);
  const pairs = [...exact.pairs, ...sameGuard.pairs, ...sameCause.pairs];
  const facts = ({ targets, guard, actions, reenter }: ChartEdge) => [targets, guard, actions, reenter];
  const changed = pairs.flatMap((pair) => {
    const [was, is] = [earlier.code.get(pair.before.id), later.code.get(pair.after.id)];
    const code = was && is && !same(was, is) ? { before: was, after: is } : null;
    return code || !same(facts(pair.before), facts(pair.after)) ? [{ ...pair, code }] : [];
  });
  return {
    edges: { added: sameCause.fresh, removed: sameCause.gone, changed },
    orders: ordersOf(pairs, moved, after.edges),
  };
}

function statesBetween(before: ChartModel, after: ChartModel): ChartDiff['states'] {
  const { pairs, gone, fresh } = paired(before.nodes, after.nodes, ({ id }) => id);
  const renamed = renamesOf(gone, fresh);
  const idOf = renamer(renamed);
  const within = paired(gone, fresh, ({ id }) => idOf(id));
  const inner = within.pairs.filter((pair) => !renamed.some((rename) => rename.before === pair.before));
  const left = (nodes: readonly ChartNode[], side: 'before' | 'after') =>
    nodes.filter((node) => !renamed.some((pair) => pair[side] === node));
  const facts = ({ description, type, entry, exit, invokes, initial, tags }: ChartNode) => [
    description,
    type,
    entry,
    exit,
    invokes,
    initial,
    tags,
  ];
  const changed = [...pairs, ...inner, ...renamed].filter(
    (pair) =>
      !same(facts({ ...pair.before, initial: pair.before.initial && idOf(pair.before.initial) }), facts(pair.after)),
  );
  return { added: left(within.fresh, 'after'), removed: left(within.gone, 'before'), renamed, changed };
}

/** Returns the differences of two revisions of a chart; null if there are none. One of them may be missing. */
export function diffOf(id: string, before: ChartFacts | null, after: ChartFacts | null): ChartDiff | null {
  const none = {
    states: { added: [], removed: [], renamed: [], changed: [] },
    edges: { added: [], removed: [], changed: [] },
    orders: [],
    rewritten: [],
    delays: [],
  };
  if (!before || !after)
    return before === after ? null : { id, before: before?.model ?? null, after: after?.model ?? null, ...none };
  const states = statesBetween(before.model, after.model);
  const { edges, orders } = edgesBetween(before, after, renamer(states.renamed));
  const isTold = (name: string) => states.changed.some((pair) => name === `state ${pair.after.id}`);
  const rewritten = [...after.written].flatMap(([name, text]) =>
    before.written.has(name) && before.written.get(name) !== text && !isTold(name) ? [name] : [],
  );
  const names = [...new Set([...Object.keys(before.delays), ...Object.keys(after.delays)])];
  const delays = names
    .filter((name) => before.delays[name] !== after.delays[name])
    .map((name) => ({ name, before: before.delays[name], after: after.delays[name] }));
  const lists = [...Object.values(states), ...Object.values(edges), orders, rewritten, delays];
  return lists.every(({ length }) => length === 0)
    ? null
    : { id, before: before.model, after: after.model, states, edges, orders, rewritten, delays };
}
