import type { ChartEdge, ChartModel } from './model.ts';
import type { EdgeKind } from './events.ts';

/** One way from state to state, in pieces that a sentence can be made of. */
export interface Way {
  id: string;
  kind: EdgeKind;
  event: string;
  condition: { kind: 'if'; guard: string } | { kind: 'else' } | null;
  actions: readonly string[];
  /** The states at the other end; empty for a way that stays where it is. */
  states: string[];
  isAgain: boolean;
}

const wayOf = (edge: ChartEdge, states: string[]): Way => ({
  id: edge.id,
  kind: edge.kind,
  event: edge.event,
  condition: edge.guard ? { kind: 'if', guard: edge.guard } : edge.isElse ? { kind: 'else' } : null,
  actions: edge.actions,
  states,
  isAgain: edge.targets.includes(edge.source),
});

export const waysOut = ({ edges }: ChartModel, id: string): Way[] =>
  edges.filter(({ source }) => source === id).map((edge) => wayOf(edge, edge.targets));

/** Ways in from elsewhere; what a state does to itself is a way out. */
export const waysIn = ({ edges }: ChartModel, id: string): Way[] =>
  edges.filter(({ source, targets }) => source !== id && targets.includes(id)).map((edge) => wayOf(edge, [edge.source]));

/** The anchor of a state in the text under the drawing. */
export const anchorOf = (id: string): string => `state-${id.replace(/^#/, 'chart-')}`;

/** `guest.ready` for a reader: the chart's own name for its root. */
export const nameOf = (id: string): string => id.replace(/^#/, '');
