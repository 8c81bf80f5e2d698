import { durationText } from './duration.ts';
import type { ChartEdge, ChartModel, ChartNode } from '../chart/chart-model.ts';
import type { EdgeKind } from '../chart/events.ts';

/** One way from state to state, in parts that a sentence can be made of. */
export interface Way {
  id: string;
  /** `initial`: entered as the first state of another; `region`: entered together with its parent. */
  kind: EdgeKind | 'initial' | 'region';
  event: string;
  /** For a delay whose length the chart does not compute: "10 sec". */
  duration?: string;
  condition: { kind: 'if'; guard: string } | { kind: 'else' } | null;
  actions: readonly string[];
  /** The states at the other end; empty for a way that stays in its state. */
  states: string[];
  isAgain: boolean;
}

/** What a state does because a parent state does. */
export interface Inherited {
  /** The parent state. */
  from: string;
  ways: Way[];
}

const wayOf = (edge: ChartEdge, states: string[]): Way => ({
  id: edge.id,
  kind: edge.kind,
  event: edge.event,
  ...(typeof edge.wait === 'number' ? { duration: durationText(edge.wait) } : {}),
  condition: edge.guard ? { kind: 'if', guard: edge.guard } : edge.isElse ? { kind: 'else' } : null,
  actions: edge.actions,
  states,
  isAgain: edge.targets.includes(edge.source),
});

export const waysOut = ({ edges }: ChartModel, id: string): Way[] =>
  edges.filter(({ source }) => source === id).map((edge) => wayOf(edge, edge.targets));

/** Returns a state and its ancestors, the nearest first. */
function outwards(id: string, nodes: ReadonlyMap<string, ChartNode>): ChartNode[] {
  const node = nodes.get(id);
  return node ? [node, ...outwards(node.parent ?? '', nodes)] : [];
}

const isWithin = (id: string, outer: string, nodes: ReadonlyMap<string, ChartNode>): boolean =>
  outwards(id, nodes).some((node) => node.id === outer);

/**
 * Returns the ways out of a state's ancestors, the nearest first. They apply in it, too, except for events that it, or
 * a state between the two, handles whatever the guard.
 */
export function inheritedWays({ nodes, edges }: ChartModel, id: string): Inherited[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const node = byId.get(id);
  const taken = new Set<string>();
  const key = ({ kind, event }: ChartEdge) => `${kind} ${event}`;
  return outwards(id, byId).flatMap((around): Inherited[] => {
    const own = edges.filter(({ source }) => source === around.id);
    // The done transition of a parent state is listed only for its final state.
    const isHere = (edge: ChartEdge) =>
      edge.kind !== 'always' &&
      !taken.has(key(edge)) &&
      (edge.kind !== 'done' || edge.event !== around.id || isEndOf(node, around));
    const ways = own.filter(isHere).map((edge) => wayOf(edge, edge.targets));
    for (const edge of own) if (edge.guard === null) taken.add(key(edge));
    return around.id === id || ways.length === 0 ? [] : [{ from: around.id, ways }];
  });
}

const isEndOf = (node: ChartNode | undefined, { id, type }: ChartNode): boolean =>
  node?.type === 'final' && (node.parent === id || type === 'parallel');

const entered = (kind: 'initial' | 'region', node: ChartNode, parent: string): Way => ({
  id: `${node.id}|${kind}`,
  kind,
  event: '',
  condition: null,
  actions: [],
  states: [parent],
  isAgain: false,
});

/**
 * Returns the ways in from elsewhere, to the state itself or to one in it; what a state does to itself is a way out.
 */
export function waysIn({ nodes, edges }: ChartModel, id: string): Way[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const node = byId.get(id);
  const parent = byId.get(node?.parent ?? '');
  const byEntry: Way[] = [];
  if (node && parent?.initial === id) byEntry.push(entered('initial', node, parent.id));
  if (node && parent?.type === 'parallel' && node.type !== 'history') byEntry.push(entered('region', node, parent.id));
  const fromElsewhere = edges.filter(({ source, targets }) => source !== id && targets.includes(id));
  const toParts = edges.filter(
    ({ source, targets }) =>
      !isWithin(source, id, byId) && targets.some((target) => target !== id && isWithin(target, id, byId)),
  );
  return [...byEntry, ...[...fromElsewhere, ...toParts].map((edge) => wayOf(edge, [edge.source]))];
}

/** Returns the anchor of a state in the text under the drawing. */
export const anchorOf = (id: string): string => `state-${id.replace(/^#/, 'chart-')}`;

/** Returns `guest.ready` for a reader: the chart's own name for its root. */
export const nameOf = (id: string): string => id.replace(/^#/, '');
