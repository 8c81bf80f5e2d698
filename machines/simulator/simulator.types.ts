/** The steps of a run so far: names only, so that it fits into an address. */
export interface Trail {
  /** Which of the chart's inputs it began with; '' is the default one. */
  start: string;
  /** The steps in order, named as in src/chart-kit/simulate/offers.ts. */
  steps: readonly string[];
}

export interface SimulatorInput {
  /** The id of the chart that runs. */
  chart: string;
}

export interface SimulatorContext extends Trail {
  chart: string;
}

export type SimulatorEvent =
  /** `after` is the number of steps before it: a step in a past moment replaces the later ones. */
  | { type: 'step.taken'; step: string; after: number }
  | { type: 'trail.cut'; length: number }
  | { type: 'trail.restarted'; start: string }
  /** The page was opened with a trail, or its address was edited by hand. */
  | ({ type: 'address.read' } & Trail)
  | { type: 'link.wanted' }
  | { type: 'retry.requested' };

/** The simulator's message to its address: its current trail. */
export type AddressRequest = { type: 'address.wanted' } & Trail;
