import type { AnyStateMachine } from 'xstate';
import {
  type Dictionary,
  ends,
  invokesOf,
  isChart,
  listOf,
  logicOf,
  type Node,
  nodesOf,
  placeOf,
  vocabularyOf,
} from './chart.ts';
import type { Conventions } from './conventions.ts';

type Callbacks = Pick<Conventions, 'isCallback'>;

type Transition = Node['always'] extends readonly (infer Item)[] | undefined ? Item : never;

const isWithin = (node: Node, ancestor: Node): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));

/** Returns the innermost states that entering a state leads to, without `always`. */
function landings(node: Node): readonly Node[] {
  if (node.type === 'compound') return (node.initial.target as readonly Node[]).flatMap(landings);
  if (node.type === 'parallel') return Object.values<Node>(node.states).flatMap(landings);
  if (node.type === 'history') return node.parent ? landings(node.parent) : [];
  return [node];
}

/** True if a target makes the state inactive: it is not in a parallel region beside it. */
function excludes(leaf: Node, target: Node): boolean {
  let common: Node | undefined = leaf;
  while (common && !isWithin(target, common)) common = common.parent;
  return common?.type !== 'parallel' || common === target;
}

/** True if a transition leads to another state, whatever its guard. */
const leadsAway = (leaf: Node, { target }: Transition): boolean =>
  (target as readonly Node[] | undefined)?.some(
    (to) => excludes(leaf, to) && landings(to).some((landing) => landing !== leaf),
  ) ?? false;

/**
 * True if both outcomes of an actor, done and failed, lead away: nobody chooses between them, so one alone is not a way
 * out.
 */
function outcomesLeadAway(leaf: Node, owner: Node, invoke: Dictionary, conventions: Callbacks): boolean {
  if (!ends(logicOf(owner.machine, invoke), conventions)) return false;
  const listed = (type: string): readonly Transition[] =>
    owner.transitions.get(`xstate.${type}.actor.${String(invoke['id'])}`) ?? [];
  const failed = listed('error');
  return (
    listed('done').some((way) => leadsAway(leaf, way)) &&
    failed.length > 0 &&
    failed.every((way) => leadsAway(leaf, way))
  );
}

/** True if an event, a delay, an outcome or a condition leads to another state, here or in a parent state. */
function canBeLeft(leaf: Node, conventions: Callbacks): boolean {
  const taken = new Set<string>();
  for (let owner: Node | undefined = leaf; owner; owner = owner.parent) {
    const here: Node = owner;
    if (here.always?.some((way) => leadsAway(leaf, way as Transition))) return true;
    for (const [type, ways] of here.transitions) {
      const isOutcome = /^xstate\.(?:done|error|snapshot)\./.test(type);
      if (!isOutcome && !taken.has(type) && ways.some((way) => leadsAway(leaf, way))) return true;
    }
    if (invokesOf(here).some((invoke) => outcomesLeadAway(leaf, here, invoke, conventions))) return true;
    // An event that a state handles without a guard never reaches its parents.
    for (const [type, ways] of here.transitions) if (ways.some(({ guard }) => !guard)) taken.add(type);
  }
  return false;
}

/** True if a final state has a continuation: in the parent state, or in the chart that invoked this one. */
function isGoneOnFrom(node: Node, charts: readonly AnyStateMachine[]): boolean {
  const { parent } = node;
  if (parent?.parent) {
    const whole = parent.parent.type === 'parallel' ? parent.parent : parent;
    return listOf((whole.config as Dictionary)['onDone']).length > 0;
  }
  return charts.some((chart) =>
    Object.values(vocabularyOf(chart).actors).some((logic) => isChart(logic) && logic.id === node.machine.id),
  );
}

/**
 * Rule: no state that nobody can leave. If a flow has nothing more to offer (a page that is read and left by its
 * links), the state says why in `meta: { rests }`; an unnecessary reason is a problem, too.
 */
export const leaving = (
  machine: AnyStateMachine,
  charts: readonly AnyStateMachine[],
  conventions: Callbacks,
): string[] =>
  nodesOf(machine).flatMap((node) => {
    const { rests } = (node.meta ?? {}) as { rests?: unknown };
    const isExplained = typeof rests === 'string' && rests.trim() !== '';
    const isLeft =
      (node.type !== 'atomic' && node.type !== 'final') ||
      (node.type === 'final' ? isGoneOnFrom(node, charts) : canBeLeft(node, conventions));
    if (isLeft) return isExplained ? [`${placeOf(node)} can be left, and says why it cannot (meta.rests)`] : [];
    return isExplained
      ? []
      : [`${placeOf(node)} cannot be left by anybody; if nothing is missing, say why in meta.rests`];
  });
