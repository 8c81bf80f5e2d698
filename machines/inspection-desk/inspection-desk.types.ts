import type { StateValue } from 'xstate';
import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';

/** A moment that does not lead where the log says. */
export interface Difference {
  moment: number;
  chart: string;
  type: string;
  from: StateValue | null;
  logged: StateValue | null;
  /** Null where the chart fails instead; `error` says how. */
  now: StateValue | null;
  error: string | null;
}

/** What stepping a log through the charts says. */
export interface Verdict {
  /** Moments that lead where the log says. */
  follows: number;
  /**
   * Moments that lead elsewhere after something masked was read, or whose chart nobody saw begin: nobody can judge
   * them.
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

/** The way of an actor as the simulator takes it: names alone (machines/simulator). */
export interface FoundTrail {
  chart: string;
  start: string;
  steps: readonly string[];
  /** How many events of the actor it follows, of how many that the log has. */
  followed: number;
  count: number;
}

export interface InspectionDeskContext {
  /** What was asked about last. */
  log: Recording | null;
  verdict: Verdict | null;
  trail: FoundTrail | null;
}

export type InspectionDeskEvent =
  | { type: 'copy.requested'; log: Recording }
  | { type: 'replay.requested'; log: Recording }
  | ({ type: 'simulation.requested' } & TrailRequest);
