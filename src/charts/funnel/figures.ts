import type { FunnelCount } from '#openapi/generated/waymark.gen.ts';
import type { Mark, Marks } from '#src/chart-kit/draw/marks.ts';
import type { ChartModel, ChartNode } from '#src/chart-kit/chart/chart-model.ts';

/** The counts of one state. */
export interface StateFigures {
  node: ChartNode;
  visits: number;
  left: number;
  /** From 0 to 1; null if the state leads nowhere, or nothing was counted. */
  leaves: number | null;
  /** `end`: an end of the flow, where leaving is expected. `region`: a region, which is never left alone. */
  place: 'way' | 'end' | 'region';
}

export interface Figures {
  /** How often the chart was begun. */
  begun: number;
  /** In the order of the chart, without the root. */
  states: readonly StateFigures[];
  /** How often each transition was taken, by its id. */
  taken: ReadonlyMap<string, number>;
  /** How often an end of the flow was reached; null if the chart has none. */
  reached: number | null;
}

/**
 * A share of leaving visitors from which on a state is marked, and a minimum of visits: below it, the share depends on
 * chance.
 */
const manyLeave = 0.15;
const fewVisits = 20;

const widest = 11;
const thinnest = 1.25;

function placeOf(node: ChartNode, { nodes, edges }: ChartModel): StateFigures['place'] {
  if (node.type === 'final') return 'end';
  if (nodes.find(({ id }) => id === node.parent)?.type === 'parallel') return 'region';
  const isWithin = (id: string, outer: string) => outer.startsWith('#') || id === outer || id.startsWith(`${outer}.`);
  const leads = edges.some(
    ({ source, targets, kind }) =>
      kind !== 'error' &&
      (isWithin(source, node.id) || isWithin(node.id, source)) &&
      targets.some((target) => !isWithin(target, node.id)),
  );
  return leads ? 'way' : 'end';
}

/** Returns the figures of a chart from its counts. */
export function figuresOf(model: ChartModel, counts: readonly FunnelCount[]): Figures {
  const by = (kind: FunnelCount['kind']) =>
    new Map(counts.filter((one) => one.kind === kind).map(({ name, count }) => [name, count]));
  const [visited, left, taken] = [by('visit'), by('left'), by('transition')];
  const states = model.nodes.slice(1).map((node): StateFigures => {
    const [visits, leftHere, place] = [visited.get(node.id) ?? 0, left.get(node.id) ?? 0, placeOf(node, model)];
    // A visitor who was there before the period began may leave in it.
    return {
      node,
      visits,
      left: leftHere,
      place,
      leaves: place === 'way' && visits > 0 ? Math.min(1, leftHere / visits) : null,
    };
  });
  const ends = states.filter(
    ({ place, node }) =>
      place === 'end' && !states.some((other) => other.node.id === node.parent && other.place === 'end'),
  );
  return {
    begun: visited.get(`#${model.id}`) ?? 0,
    states,
    taken,
    reached: ends.length > 0 ? ends.reduce((sum, { visits }) => sum + visits, 0) : null,
  };
}

/** Returns the states with the most losses, the worst first: only innermost ones, without ends of the flow. */
export const losses = ({ states }: Figures): StateFigures[] =>
  states
    .filter(({ node, left, place }) => node.children.length === 0 && place === 'way' && left > 0)
    .toSorted((one, other) => other.left - one.left);

/** Returns the marks of the drawing: lines as wide as their traffic, pale if unused, states red if many leave there. */
export function marksOf({ states, taken }: Figures, model: ChartModel): Marks {
  const most = Math.max(1, ...taken.values());
  const marks = new Map<string, Mark>();
  for (const { id } of model.edges) {
    const count = taken.get(id) ?? 0;
    marks.set(
      id,
      count === 0
        ? { look: 'quiet', width: thinnest }
        : { look: 'taken', width: thinnest + (widest - thinnest) * (count / most) },
    );
  }
  for (const { node, visits, leaves, place } of states) {
    if (visits === 0) marks.set(node.id, { look: 'quiet' });
    else if (place === 'end') marks.set(node.id, { look: 'good' });
    else if (node.children.length === 0 && visits >= fewVisits && (leaves ?? 0) >= manyLeave)
      marks.set(node.id, { look: 'bad' });
  }
  return marks;
}
