import type { ChartEdge, ChartModel } from '../chart/chart-model.ts';
import { type Grouping, isOwnOutcome } from './groups.ts';
import { measures, rowsHeight, rowsWidth } from './measures.ts';
import { rowOf } from './rows.ts';
import { anywhereOf, signOf } from './boxes.ts';
import { initialOf } from './initial.ts';
import type { Arrow, Box } from './scene.types.ts';

interface End {
  source: string;
  target: string;
}

const isWithin = (inner: string, outer: string, parents: Map<string, string | null>): boolean => {
  for (let id = parents.get(inner); id !== undefined && id !== null; id = parents.get(id))
    if (id === outer) return true;
  return false;
};

/**
 * Returns the boxes that each transition is drawn between. One that does not leave its state is a row of it (`stays`);
 * one from a container to a part of it begins at a small box "anywhere", beside that part; one from a part to its
 * container leads to the container's dot, because that is where it ends.
 */
export function arrowsOf(model: ChartModel, groups: Grouping, detail: 'full' | 'plain') {
  const parents = new Map(model.nodes.map(({ id, parent }) => [id, parent]));
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  const extra = new Map<string, Box>();
  const stays = new Map<string, ChartEdge[]>();
  const bundles = new Map<string, { end: End; edges: ChartEdge[]; isShared: boolean }>();

  const anywhere = (source: string, target: string): string => {
    const parent = parents.get(target) ?? source;
    const id = `${source}|anywhere|${parent}`;
    if (!extra.has(id)) extra.set(id, anywhereOf(id, source, parent));
    return id;
  };

  const sign = (source: string, target: string): string => {
    const id = `${source}|to|${target}`;
    extra.set(
      id,
      signOf(
        id,
        target,
        extra.get(source)?.parent ??
          parents.get(source) ??
          groups.list.find((group) => group.id === source)?.parent ??
          source,
      ),
    );
    return id;
  };

  const endOf = (edge: ChartEdge, target: string): End | null => {
    const { source } = edge;
    if (source === target) return null;
    if (!nodes.has(target)) {
      const from = parents.get(source) === null ? anywhere(source, source) : (groups.of.get(source) ?? source);
      return { source: from, target: sign(from, target) };
    }
    if (isWithin(target, source, parents)) return { source: anywhere(source, target), target };
    const from = groups.of.get(source) ?? source;
    if (!isWithin(source, target, parents)) return { source: from, target };
    return nodes.get(target)?.initial ? { source: from, target: initialOf(target) } : null;
  };

  for (const edge of model.edges) {
    const group = groups.of.get(edge.source);
    const ends = edge.targets.map((target) => endOf(edge, target)).filter((end) => end !== null);
    if (ends.length === 0) stays.set(edge.source, [...(stays.get(edge.source) ?? []), edge]);
    for (const end of ends) {
      const key = [end.source, end.target, edge.kind].join('|');
      const bundle = bundles.get(key) ?? { end, edges: [], isShared: group !== undefined };
      bundle.edges.push(edge);
      bundles.set(key, bundle);
    }
  }

  const initials = model.nodes.flatMap(({ id, initial }): Arrow[] =>
    initial === null
      ? []
      : [{ ...unlabelled, id: `${id}|start`, source: initialOf(id), target: initial, kind: 'always' }],
  );
  const arrows = [...bundles].map(([id, bundle]) => ({ id, ...bundle.end, ...labelOf(bundle, groups, detail) }));
  return { arrows: [...initials, ...arrows], extra: [...extra.values()], stays };
}

const unlabelled = { edges: [], label: [], width: 0, height: 0 } satisfies Partial<Arrow>;

function labelOf(
  { edges, isShared }: { edges: ChartEdge[]; isShared: boolean },
  groups: Grouping,
  detail: 'full' | 'plain',
) {
  // The first member of a group stands for all.
  const group = isShared ? groups.list.find(({ members }) => members.includes(edges[0]?.source ?? '')) : undefined;
  const spoken = group ? edges.filter(({ source }) => source === group.members[0]) : edges;
  const label = spoken
    .map((edge) => rowOf(edge, measures.labelRoom, { detail, isShared: isShared && isOwnOutcome(edge) }))
    .filter(({ lines, icon }) => lines.length > 0 || icon !== 'always');
  const isEmpty = label.length === 0;
  return {
    kind: edges[0]?.kind ?? 'event',
    edges: edges.flatMap(({ id, ways }) => ways ?? [id]),
    label,
    width: isEmpty ? 0 : Math.ceil(rowsWidth(label) + 2 * measures.labelPadX),
    height: isEmpty ? 0 : Math.ceil(rowsHeight(label) + 2 * measures.labelPadY),
  };
}
