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
  /** Moments that lead elsewhere after something masked was read, or whose chart nobody saw begin: nobody can judge them. */
  masked: number;
  differences: readonly Difference[];
  /** Charts of the log that the shop does not have. */
  missing: readonly string[];
}

export interface InspectionDeskContext {
  /** What was asked about last. */
  log: Recording | null;
  verdict: Verdict | null;
}

export type InspectionDeskEvent = { type: 'copy.requested'; log: Recording } | { type: 'replay.requested'; log: Recording };
