import type { AnyStateMachine } from 'xstate';
import { nodesOf, placeOf } from './chart.ts';
import type { Conventions } from './conventions.ts';

/** Rule: every state has a description in a product owner's words, and the chart names its source. */
export const descriptions = (machine: AnyStateMachine, { section }: Pick<Conventions, 'section'>): string[] =>
  nodesOf(machine).flatMap((node) => {
    if (!node.description?.trim()) return [`${placeOf(node)} has no description`];
    return node.parent || !section || section.pattern.test(node.description)
      ? []
      : [`${placeOf(node)} does not name its section of the specification (${section.example})`];
  });
