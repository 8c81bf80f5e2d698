import type { AnyMachineSnapshot } from 'xstate';
import { type Arc, coverPaths } from './cover.ts';
import type { Events } from './events.ts';
import type { Graph } from './explore.ts';
import { eventLabel, valueLabel } from './names.ts';
import type { Subject } from './subject.ts';
import { OnTheWay, reasonIn } from '../telling/failure.ts';
import type { Cover, Edge, Walk, WalkOptions } from './types.ts';
import { type EdgeWay, shortestWay } from './ways.ts';

const ways = new WeakMap<Edge, string>();

/** A way from one state value to the next, whatever the payload. */
export function wayOf(edge: Edge): string {
  const known = ways.get(edge);
  if (known !== undefined) return known;
  const { state, event, nextState, transitions } = edge;
  const taken = `${eventLabel({ type: event.type })}→ ${valueLabel(nextState.value)} (${transitions.join(', ')})`;
  const way = `${valueLabel(state.value)} —${taken}`;
  ways.set(edge, way);
  return way;
}

/** Generates walks from a graph, and takes them. */
export function pathsOf(subject: Subject, events: Events, graph: () => Graph) {
  const { machine, nameOf, keyOf, step, initial, startKeys, unforetold } = subject;

  const walkFrom = (first: string, steps: readonly Edge[], id: string): Walk => {
    const start = startKeys().find(([, key]) => key === first)?.[0] ?? '';
    const last = steps.at(-1);
    const end = last ? valueLabel(last.nextState.value) : 'the start';
    return {
      name: `${id}: ${start === '' ? '' : `from ${start}, `}${steps.length} steps to ${end}`,
      start,
      initial: initial(start).snapshot,
      steps,
    };
  };

  const limited = (maxSteps: number | undefined) => (maxSteps === undefined ? {} : { maxSteps });

  const numbers = new Map<string, number>();
  const numbered = (edge: Edge): number => {
    const number = numbers.get(wayOf(edge)) ?? numbers.size;
    numbers.set(wayOf(edge), number);
    return number;
  };
  const pairOf = (first: Edge, second: Edge): string => `${numbered(first)} ${numbered(second)}`;

  const coverOf = {
    edges: ({ source, event }: Edge): string => `${source} ${events.idOf(event)}`,
    transitions: wayOf,
  };

  /** Walks that cover nothing which no other walk covers; one of no step is there for its start. */
  const needless = (list: readonly Walk[], cover: Cover): Walk[] => {
    const covered = list.map(
      ({ steps }) =>
        new Set(
          cover === 'pairs'
            ? steps.slice(1).map((edge, index) => pairOf(steps[index] as Edge, edge))
            : steps.map(coverOf[cover]),
        ),
    );
    const uses = new Map<string, number>();
    for (const thing of covered.flatMap((things) => [...things])) uses.set(thing, (uses.get(thing) ?? 0) + 1);
    return list.filter(
      ({ steps }, index) =>
        steps.length > 0 && [...(covered[index] ?? [])].every((thing) => (uses.get(thing) ?? 0) > 1),
    );
  };

  const walks = ({
    cover = 'edges',
    usable = () => true,
    maxSteps,
    visitsStarts = false,
    canStart = () => true,
  }: WalkOptions = {}): Walk[] => {
    const arcs = graph()
      .edges.filter(usable)
      .map((edge): Arc<Edge> => ({
        from: edge.source,
        to: edge.target,
        target: coverOf[cover](edge),
        payload: edge,
      }));
    const starts = startKeys().flatMap(([start, key]) => (canStart(start) ? [key] : []));
    const paths = coverPaths(arcs, { starts, ...limited(maxSteps) });
    const visited = new Set(paths.flat().flatMap(({ from, to }) => [from, to]));
    const alone = visitsStarts ? [...new Set(starts)].filter((key) => !visited.has(key)) : [];
    const firsts = [...paths.map((path) => path[0]?.from ?? ''), ...alone];
    return firsts.map((first, index) =>
      walkFrom(
        first,
        (paths[index] ?? []).map(({ payload }) => payload),
        String(index + 1),
      ),
    );
  };

  /** Every pair of consecutive transitions (1-switch) as arcs of the line graph. */
  const pairArcs = (usable: (edge: Edge) => boolean): Arc<Edge>[] => {
    // What leads alike is one arc, whatever the payload.
    const alike = new Map(
      graph()
        .edges.filter(usable)
        .toReversed()
        .map((edge) => [`${edge.source} ${numbered(edge)} ${edge.target}`, edge]),
    );
    const edges = [...alike.values()].toReversed();
    const out = new Map<string, { id: string; edge: Edge }[]>();
    edges.forEach((edge, index) => {
      const list = out.get(edge.source) ?? [];
      list.push({ id: `e${index}`, edge });
      out.set(edge.source, list);
    });
    const arcs: Arc<Edge>[] = [];
    for (const [, key] of startKeys())
      for (const { id, edge } of out.get(key) ?? [])
        arcs.push({ from: `s${key}`, to: id, target: null, payload: edge });
    edges.forEach((edge, index) => {
      for (const next of out.get(edge.target) ?? [])
        arcs.push({ from: `e${index}`, to: next.id, target: pairOf(edge, next.edge), payload: next.edge });
    });
    return arcs;
  };

  const pairWalks = ({ maxSteps, usable = () => true }: Omit<WalkOptions, 'cover'> = {}): Walk[] => {
    const starts = startKeys().map(([, key]) => `s${key}`);
    return coverPaths(pairArcs(usable), { starts, ...limited(maxSteps) }).map((path, index) =>
      walkFrom(
        path[0]?.payload.source ?? '',
        path.map(({ payload }) => payload),
        `p${index + 1}`,
      ),
    );
  };

  /** Takes a walk for real, from its start, and checks after each step that the projection foretold it. */
  const run = (walk: Walk, visit: (edge: Edge) => void = () => {}): AnyMachineSnapshot => {
    let { snapshot } = initial(walk.start);
    walk.steps.forEach((foretold, index) => {
      try {
        const result = step(snapshot, foretold.event);
        const transitions = result.taken.map(nameOf);
        if (keyOf(result.snapshot) !== foretold.target || transitions.join() !== foretold.transitions.join())
          throw unforetold(`${machine.id}:`, snapshot, foretold.event, result, foretold);
        const { actions, emitted, sent } = result;
        visit({ ...foretold, state: snapshot, nextState: result.snapshot, actions, emitted, sent });
        ({ snapshot } = result);
      } catch (error) {
        const events = walk.steps.slice(0, index + 1).map(({ event }) => event);
        const way = { start: walk.start, events, at: snapshot, wanted: foretold.nextState };
        throw new OnTheWay(reasonIn(error), way, error);
      }
    });
    return snapshot;
  };

  /** The shortest way to a vertex, by its key. */
  const wayTo = (key: string): EdgeWay | null => shortestWay(graph().edges, startKeys(), key);

  return { walks, pairWalks, needless, run, wayTo };
}
