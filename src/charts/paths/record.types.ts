/** Where a path is walked: the chart alone, its view in a DOM, the whole shop in a browser. */
export const levels = ['chart', 'view', 'browser'] as const;

export type Level = (typeof levels)[number];

export interface Reason {
  readonly name: string;
  readonly reason: string;
}

export interface Count {
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly string[];
  readonly unreachable: readonly Reason[];
}

export interface Coverage {
  readonly states: Count;
  readonly transitions: Count;
  readonly pairs: Count;
}

export interface PathStep {
  /** As a model names it: `purchase.requested`, `addToCart failed INV700`. */
  readonly event: string;
  /** The states that it leads to: `cart.ready + menu.closed`. */
  readonly state: string;
  /** The picture of the page then, in the folder of the records. */
  readonly image?: string;
}

export interface PathRecord {
  readonly name: string;
  readonly passed: boolean;
  /** The name of the input that it begins with; `''` for the usual one. */
  readonly start: string;
  /** Where it begins. */
  readonly initial: Omit<PathStep, 'event'>;
  readonly steps: readonly PathStep[];
  /** Of a failed path: the step, from 0, at which it failed (-1 at the start), and what was wrong. */
  readonly failure?: { readonly step: number; readonly message: string };
}

/** What states do at events. A state takes an event that is in `taken` as `state event`, and ignores any other. */
export interface MatrixRecord {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly taken: readonly string[];
}

/** What one level of one chart covered, as `npm run test:paths` reports it. */
export interface PathsRecord {
  readonly chart: string;
  readonly level: Level;
  readonly coverage: Coverage;
  /** Whether every pair of transitions has to be walked; where not, pairs are counted and no more. */
  readonly wantsPairs: boolean;
  readonly seconds: number;
  readonly paths: readonly PathRecord[];
  /** The transition that each edge of the drawn chart stands for, by the edge's id. */
  readonly drawn: Readonly<Record<string, string>>;
  /** What the level cannot cause, and why. */
  readonly unreachable: readonly Reason[];
  /** Chart: events tried where they are not taken; steps of chance taken; stories told; states by events. */
  readonly refused?: number;
  readonly chance?: number;
  readonly stories?: number;
  readonly matrix?: MatrixRecord;
  /** View and browser: events that the page itself does not cause, and who or what does. */
  readonly impossible?: Readonly<Record<string, string>>;
  /** View: events whose control was looked for in every state, to be absent or disabled where the event is ignored. */
  readonly controlled?: readonly string[];
}
