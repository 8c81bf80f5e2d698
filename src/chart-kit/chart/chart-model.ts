import { type AnyStateMachine, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { edgeIdOf, eventOf, stateIdOf, type EdgeKind } from './events.ts';
import { guardName, namesOf } from './names.ts';

type StateNode = AnyStateMachine['root'];

export type NodeType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface Invoke {
  id: string;
  src: string;
  /** The id of the chart that it runs; null if it is not a chart. */
  chart: string | null;
}

/** A state; names only. `id` is its path with dots; the root's is `#` and the chart's name. */
export interface ChartNode {
  id: string;
  key: string;
  path: string[];
  /** The id of its parent state; null for the root. */
  parent: string | null;
  type: NodeType;
  description: string;
  /** Section of a specification, as the chart's author wrote it; null if it names none. */
  section: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  invokes: Invoke[];
  /** The id of the initial state. */
  initial: string | null;
  children: string[];
  /** In a model of a part of a chart: its content has its own drawing (focus.ts). */
  isClosed?: boolean;
  /** In a model with folded states: how many states are in it, and which states are active together with it. */
  folded?: { states: number; beside: string[] };
}

/** A transition: one branch of one event of one state, in the order in which the chart tries them. */
export interface ChartEdge {
  id: string;
  source: string;
  /** Empty for a transition that stays in its state. */
  targets: string[];
  kind: EdgeKind;
  /** The event's type; a delay's name; an invoke's id; empty if nothing is waited for. */
  event: string;
  /** For a delay: its milliseconds, or null if the chart computes them. */
  wait?: number | null;
  guard: string | null;
  /** Tried if no branch above it applies: it has no guard, and follows branches with one. */
  isElse: boolean;
  actions: readonly string[];
  reenter: boolean;
  /** Stays in its state: only its actions run. */
  internal: boolean;
  /** In a model of a part of a chart: the transitions of a closed state that this one combines (focus.ts). */
  ways?: string[];
}

/** A chart as plain JSON: the source of drawings, documents, exports and the simulator. */
export interface ChartModel {
  id: string;
  description: string;
  section: string | null;
  nodes: ChartNode[];
  edges: ChartEdge[];
}

/** Returns the section of a specification that a description names, and the description without it. */
export type SplitSection = (description: string) => { text: string; section: string | null };

const withoutSection: SplitSection = (description) => ({ text: description, section: null });

const idOf = (node: StateNode): string => stateIdOf(node.path, node.machine.id);

const allNodes = (node: StateNode): StateNode[] => [node, ...Object.values<StateNode>(node.states).flatMap(allNodes)];

/** Returns the transitions of a node, by XState's name of the event. */
const namedBranches = (node: StateNode): [string, readonly AnyTransitionDefinition[]][] => [
  ...[...node.transitions].filter(([name]) => name !== ''),
  ['', node.always ?? []],
  ...(node.type === 'history' ? [['', historyDefault(node)] satisfies [string, AnyTransitionDefinition[]]] : []),
];

const branchesOf = (node: StateNode) =>
  namedBranches(node).flatMap(([name, branches]) => {
    const { kind, event } = eventOf(name, node.machine.id);
    return branches.map((branch, index) => ({
      id: edgeIdOf(idOf(node), name, index, node.machine.id),
      kind,
      event,
      index,
      branch,
    }));
  });

/** Returns the id of each transition of a machine in its model. */
export const edgeIdsOf = ({ root }: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map(allNodes(root).flatMap((node) => branchesOf(node).map(({ branch, id }) => [branch, id] as const)));

/**
 * Reads a machine into its model. Starts nothing and calls no function of the chart. Without `splitSection` no
 * description names a section.
 */
export function chartModelOf(machine: AnyStateMachine, splitSection = withoutSection): ChartModel {
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];

  for (const node of allNodes(machine.root)) {
    const id = idOf(node);
    const { text, section } = splitSection(node.description?.trim() ?? '');
    const children = Object.values<StateNode>(node.states);
    nodes.push({
      id,
      key: node.key,
      path: [...node.path],
      parent: node.parent ? idOf(node.parent) : null,
      type: node.type,
      description: text,
      section,
      tags: [...node.tags],
      // From the configuration: XState adds actions to a node that start and stop its delays.
      entry: namesOf(node.config.entry),
      exit: namesOf(node.config.exit),
      invokes: node.invoke.map((invoke) => ({
        id: invoke.id,
        src: typeof invoke.src === 'string' ? invoke.src : invoke.id,
        chart: chartOf(machine, invoke.src),
      })),
      initial: node.type === 'compound' ? (node.initial.target.map(idOf)[0] ?? null) : null,
      children: children.map(idOf),
    });
    for (const { branch, index, ...named } of branchesOf(node)) {
      const guard = guardName(branch.guard);
      const targets = (branch.target ?? []).map(idOf);
      edges.push({
        ...named,
        ...(named.kind === 'after' ? { wait: waitOf(machine, named.event) } : {}),
        source: id,
        targets,
        guard,
        isElse: guard === null && index > 0,
        actions: namesOf(branch.actions),
        reenter: branch.reenter,
        internal: targets.length === 0,
      });
    }
  }

  const root = nodes[0];
  return { id: machine.id, description: root?.description ?? '', section: root?.section ?? null, nodes, edges };
}

const chartOf = ({ implementations }: AnyStateMachine, src: unknown): string | null => {
  const logic: unknown = typeof src === 'string' ? implementations.actors[src] : src;
  return logic instanceof StateMachine ? logic.id : null;
};

function waitOf({ implementations }: AnyStateMachine, delay: string): number | null {
  const wait: unknown = implementations.delays[delay] ?? Number(delay);
  return typeof wait === 'number' && Number.isFinite(wait) ? wait : null;
}

/** Returns the target of a history state that has nothing to restore. */
function historyDefault(node: StateNode): AnyTransitionDefinition[] {
  const target = (node.config as { target?: string }).target;
  const found = target === undefined ? undefined : node.parent?.states[target.replace(/^\./, '')];
  return found
    ? [
        {
          target: [found],
          source: node,
          actions: [],
          reenter: false,
          eventType: '',
        } as unknown as AnyTransitionDefinition,
      ]
    : [];
}
