import type { StateValue } from 'xstate';
import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';

/** A moment whose replayed state differs from the log. */
export interface Difference {
  moment: number;
  chart: string;
  type: string;
  from: StateValue | null;
  logged: StateValue | null;
  /** Null if the chart fails instead; `error` has the message. */
  now: StateValue | null;
  error: string | null;
}

/** The result of replaying a log. */
export interface Verdict {
  /** Number of moments whose state equals the log. */
  follows: number;
  /**
   * Number of moments that differ after a masked value was read, or whose chart's start is not in the log: they cannot
   * be judged.
   */
  masked: number;
  differences: readonly Difference[];
  /** Charts of the log that the shop does not have. */
  missing: readonly string[];
}

/** One actor of a log, up to one of its moments; null for the last one. */
export interface TrailRequest {
  log: Recording;
  actor: string;
  at: number | null;
}

/** The trail of an actor in the simulator's form: names only (machines/simulator). */
export interface FoundTrail {
  chart: string;
  start: string;
  steps: readonly string[];
  /** How many events of the actor it follows, and how many the log has. */
  followed: number;
  count: number;
}

export interface InspectionDeskContext {
  /** The last log that was used. */
  log: Recording | null;
  verdict: Verdict | null;
  trail: FoundTrail | null;
}

export type InspectionDeskEvent =
  | { type: 'copy.requested'; log: Recording }
  | { type: 'replay.requested'; log: Recording }
  | ({ type: 'simulation.requested' } & TrailRequest);
