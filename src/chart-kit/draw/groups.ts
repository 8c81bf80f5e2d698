import type { ChartEdge, ChartModel } from '../chart/chart-model.ts';

/** States of one parent whose ways out are all the same, except for the name of what they invoke. */
export interface Group {
  id: string;
  parent: string;
  members: string[];
}

export interface Grouping {
  list: Group[];
  /** The group of a state, by the state's id. */
  of: Map<string, string>;
}

/** Fewer are drawn one by one. */
const leastMembers = 3;

/** True if an edge's event is named after its state's own actor: `done` and `error`. */
export const isOwnOutcome = ({ kind }: ChartEdge): boolean => kind === 'done' || kind === 'error';

const signatureOf = (edge: ChartEdge): string =>
  JSON.stringify([
    edge.kind,
    isOwnOutcome(edge) ? '' : edge.event,
    edge.guard,
    edge.isElse,
    edge.actions,
    edge.targets,
    edge.reenter,
  ]);

/**
 * Finds siblings with the same ways out. Eight operations of the cart with seven ways out each are 56 lines that nobody
 * can follow; drawn from one box around them they are seven, and show the same.
 */
export function groupsOf({ nodes, edges }: ChartModel): Grouping {
  const leaving = Map.groupBy(edges, ({ source }) => source);
  const alike = Map.groupBy(
    nodes.filter(({ id, type, parent }) => type === 'atomic' && parent !== null && (leaving.get(id)?.length ?? 0) > 0),
    ({ id, parent }) => {
      const out = leaving.get(id) ?? [];
      // A way back to itself, or to another of the group, would have to leave the box.
      const isInner = out.some(({ targets }) => targets.includes(id) || targets.length === 0);
      return isInner ? id : [parent, ...out.map(signatureOf)].join('\n');
    },
  );
  const list: Group[] = [];
  const of = new Map<string, string>();
  for (const members of alike.values()) {
    const [first] = members;
    if (!first?.parent || members.length < leastMembers) continue;
    const ids = members.map(({ id }) => id);
    if (leaving.get(first.id)?.some(({ targets }) => targets.some((target) => ids.includes(target)))) continue;
    const id = `${first.parent}|group|${list.length}`;
    list.push({ id, parent: first.parent, members: ids });
    for (const member of ids) of.set(member, id);
  }
  return { list, of };
}
