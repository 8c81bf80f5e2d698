import type { AnyStateMachine } from 'xstate';
import { type Node, nodesOf, placeOf } from './chart.ts';

/** Returns every state that targets, initial states and history lead to, whatever the guards. */
function reached(root: Node): Set<Node> {
  const found = new Set<Node>();
  const enter = (node: Node): void => {
    for (let up: Node | undefined = node; up && !found.has(up); up = up.parent) {
      found.add(up);
      if (up.type === 'parallel') for (const region of Object.values<Node>(up.states)) enter(region);
    }
    if (node.type === 'compound') for (const child of node.initial.target) enter(child);
    if (node.type === 'parallel') for (const region of Object.values<Node>(node.states)) enter(region);
    if (node.type === 'history' && node.parent) enter(node.parent);
  };
  enter(root);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const node of found)
      for (const { target } of [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
        for (const to of target ?? []) enter(to);
  }
  return found;
}

/** Rule: no state without a target that leads to it. */
export function reachable(machine: AnyStateMachine): string[] {
  const found = reached(machine.root);
  return nodesOf(machine).flatMap((node) => (found.has(node) ? [] : [`${placeOf(node)} is reached by nothing`]));
}
