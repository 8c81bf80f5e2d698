import { type Graph, possibleRefusals } from './explore.ts';
import { isInert } from './names.ts';
import { wayOf } from './paths.ts';
import type { Subject } from './subject.ts';
import type { Count, Coverage, Edge, Walk } from './types.ts';

type Reasons = Readonly<Record<string, string>>;

function count(all: Iterable<string>, covered: ReadonlySet<string>, declared: Reasons = {}): Count {
  const unique = [...new Set(all)];
  const missing = unique.filter((name) => !covered.has(name));
  return {
    total: unique.length,
    covered: unique.length - missing.length,
    missing: missing.filter((name) => declared[name] === undefined),
    unreachable: missing.flatMap((name) => (declared[name] === undefined ? [] : [{ name, reason: declared[name] }])),
  };
}

/** Which ways come after which, each once. */
class Followed {
  private readonly after = new Map<string, Set<string>>();

  add(first: string, second: string): void {
    const known = this.after.get(first) ?? new Set<string>();
    this.after.set(first, known.add(second));
  }

  names(): string[] {
    return [...this.after].flatMap(([first, seconds]) => [...seconds].map((second) => `${first} ⇒ ${second}`));
  }
}

/** The paths of every state that one can be in. */
const statesOf = ({ nodes }: Subject): string[] =>
  nodes
    .slice(1)
    .filter((node) => node.type !== 'history')
    .map((node) => node.path.join('.'));

/** States that nothing leads to, but for those that were declared. */
export const unreachedOf = (subject: Subject, { entered }: Graph): string[] =>
  statesOf(subject).filter((path) => !entered.has(path) && subject.options.unreachable?.[path] === undefined);

/** What walks (all edges, unless given) cover of what there is. Guards that refuse count for the chart alone. */
export function coverageOf(
  subject: Subject,
  graph: Graph,
  walks?: readonly Walk[],
  declared: Reasons = subject.options.unreachable ?? {},
): Coverage {
  const { edges } = graph;
  const first = subject.startNames.map((start) => subject.initial(start));
  const steps = walks?.flatMap((walk) => walk.steps);
  const states = steps ? new Set([...first, ...steps].flatMap(({ entered }) => [...entered])) : graph.entered;
  const transitions = steps
    ? new Set([
        ...first.flatMap(({ taken }) => taken.map(subject.nameOf)),
        ...steps.flatMap((edge) => [...edge.transitions]),
      ])
    : new Set([...graph.taken, ...graph.refusals]);
  const countPairs = (): Count => {
    const out = Map.groupBy(edges, ({ source }) => source);
    const next = new Map([...out].map(([vertex, list]) => [vertex, new Set(list.map(wayOf))]));
    const all = new Followed();
    for (const edge of edges) for (const way of next.get(edge.target) ?? []) all.add(wayOf(edge), way);
    const walked = new Followed();
    for (const { steps: path } of walks ?? [])
      path.forEach((edge, index) => {
        if (index > 0) walked.add(wayOf(path[index - 1] as Edge), wayOf(edge));
      });
    return count(all.names(), new Set(walked.names()));
  };
  const allTransitions = [...subject.names].flatMap(([transition, name]) => (isInert(transition) ? [] : [name]));
  return {
    states: count(statesOf(subject), states, declared),
    transitions: count([...allTransitions, ...(walks ? [] : possibleRefusals(subject))], transitions, declared),
    /** Counted when asked for: a large chart has many. */
    get pairs() {
      return countPairs();
    },
  };
}
