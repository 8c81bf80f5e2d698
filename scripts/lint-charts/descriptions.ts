import type { AnyStateMachine } from 'xstate';
import { nodesOf, placeOf } from './chart.ts';

const SECTION = /\b(?:core|catalogue) \d+/;

/** Rule: every state has a description in a product owner's words, and the chart names its source. */
export const descriptions = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) => {
    if (!node.description?.trim()) return [`${placeOf(node)} has no description`];
    return node.parent || SECTION.test(node.description)
      ? []
      : [`${placeOf(node)} does not name its section of the specification (core 4, catalogue 9)`];
  });
