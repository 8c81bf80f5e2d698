/** Where a path is walked: the chart alone, its view in a DOM, the whole application in a browser. */
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
  /** Named as in a model: `number.submitted`, `findParcel failed ORD404`. */
  readonly event: string;
  /** The resulting states: `search.asking + connection.online`. */
  readonly state: string;
  /** The picture of the page after the step, in the folder of the records. */
  readonly image?: string;
}

export interface PathRecord {
  readonly name: string;
  readonly passed: boolean;
  /** The name of the input that it begins with; `''` for the default one. */
  readonly start: string;
  /** The beginning of the path. */
  readonly initial: Omit<PathStep, 'event'>;
  readonly steps: readonly PathStep[];
  /** For a failed path: the step, from 0, at which it failed (-1 at the start), and the message. */
  readonly failure?: { readonly step: number; readonly message: string };
}

/** What states do at events. A state handles an event that is in `taken` as `state event`, and ignores any other. */
export interface MatrixRecord {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly taken: readonly string[];
}

/** What one level of one chart covered, as a run of its tests reports it. */
export interface PathsRecord {
  readonly chart: string;
  readonly level: Level;
  readonly coverage: Coverage;
  /** True if every pair of transitions has to be walked; otherwise pairs are only counted. */
  readonly wantsPairs: boolean;
  readonly seconds: number;
  readonly paths: readonly PathRecord[];
  /** The transition of each edge of the drawn chart, by the edge's id. */
  readonly drawn: Readonly<Record<string, string>>;
  /** What the level cannot cause, and why. */
  readonly unreachable: readonly Reason[];
  /**
   * Chart level: ignored events that were tried; random steps that were taken; stories that were walked; states by
   * events.
   */
  readonly refused?: number;
  readonly chance?: number;
  readonly stories?: number;
  readonly matrix?: MatrixRecord;
  /** View and browser: events that the page itself does not cause, and what does. */
  readonly impossible?: Readonly<Record<string, string>>;
  /** View: events whose control was searched in every state, to be absent or disabled where the event is ignored. */
  readonly controlled?: readonly string[];
}
