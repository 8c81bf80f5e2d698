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

type Transition = Node['always'] extends readonly (infer Item)[] | undefined ? Item : never;

const isWithin = (node: Node, ancestor: Node): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));

/** The innermost states that entering a state leads to first, `always` left aside. */
function landings(node: Node): readonly Node[] {
  if (node.type === 'compound') return (node.initial.target as readonly Node[]).flatMap(landings);
  if (node.type === 'parallel') return Object.values<Node>(node.states).flatMap(landings);
  if (node.type === 'history') return node.parent ? landings(node.parent) : [];
  return [node];
}

/** Whether a target lies where the state cannot stay: not in another region that is active beside it. */
function excludes(leaf: Node, target: Node): boolean {
  let common: Node | undefined = leaf;
  while (common && !isWithin(target, common)) common = common.parent;
  return common?.type !== 'parallel' || common === target;
}

/** Whether a transition ends somewhere else, whatever its guard says. */
const leadsAway = (leaf: Node, { target }: Transition): boolean =>
  (target as readonly Node[] | undefined)?.some(
    (to) => excludes(leaf, to) && landings(to).some((landing) => landing !== leaf),
  ) ?? false;

/** What an actor is done or fails with: a way out only when both lead away, as nobody chooses which of them comes. */
function outcomesLeadAway(leaf: Node, owner: Node, invoke: Dictionary): boolean {
  if (!ends(logicOf(owner.machine, invoke))) return false;
  const listed = (type: string): readonly Transition[] =>
    owner.transitions.get(`xstate.${type}.actor.${String(invoke['id'])}`) ?? [];
  const failed = listed('error');
  return (
    listed('done').some((way) => leadsAway(leaf, way)) &&
    failed.length > 0 &&
    failed.every((way) => leadsAway(leaf, way))
  );
}

/** An event, a delay, an outcome or a condition that leads somewhere else, here or in a state around it. */
function canBeLeft(leaf: Node): boolean {
  const taken = new Set<string>();
  for (let owner: Node | undefined = leaf; owner; owner = owner.parent) {
    const here: Node = owner;
    if (here.always?.some((way) => leadsAway(leaf, way as Transition))) return true;
    for (const [type, ways] of here.transitions) {
      const isOutcome = /^xstate\.(?:done|error|snapshot)\./.test(type);
      if (!isOutcome && !taken.has(type) && ways.some((way) => leadsAway(leaf, way))) return true;
    }
    if (invokesOf(here).some((invoke) => outcomesLeadAway(leaf, here, invoke))) return true;
    // What a state takes without a condition never reaches the states around it.
    for (const [type, ways] of here.transitions) if (ways.some(({ guard }) => !guard)) taken.add(type);
  }
  return false;
}

/** A final state is fine where somebody goes on: the state around it, or the chart that invoked this one. */
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
 * No state that a shopper cannot leave. Where a flow has nothing more to offer (a page that is read and left by its
 * links), the state says why in `meta: { rests }`; a reason that is not needed is a problem, too.
 */
export const leaving = (machine: AnyStateMachine, charts: readonly AnyStateMachine[]): string[] =>
  nodesOf(machine).flatMap((node) => {
    const { rests } = (node.meta ?? {}) as { rests?: unknown };
    const isExplained = typeof rests === 'string' && rests.trim() !== '';
    const isLeft =
      (node.type !== 'atomic' && node.type !== 'final') ||
      (node.type === 'final' ? isGoneOnFrom(node, charts) : canBeLeft(node));
    if (isLeft) return isExplained ? [`${placeOf(node)} can be left, and says why it cannot (meta.rests)`] : [];
    return isExplained
      ? []
      : [`${placeOf(node)} cannot be left by a shopper; if nothing is missing, say why in meta.rests`];
  });
