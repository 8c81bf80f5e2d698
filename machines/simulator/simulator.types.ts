/** What was done to a chart so far: names alone, so that it fits into an address. */
export interface Trail {
  /** Which of the chart's inputs it began with; '' is the usual one. */
  start: string;
  /** What happened, in order, as src/charts/simulate/offers.ts names it. */
  steps: readonly string[];
}

export interface SimulatorInput {
  /** The id of the chart that is played through. */
  chart: string;
}

export interface SimulatorContext extends Trail {
  chart: string;
}

export type SimulatorEvent =
  /** `after` is how many steps came before it: taken in a past moment, it replaces what came later. */
  | { type: 'step.taken'; step: string; after: number }
  | { type: 'trail.cut'; length: number }
  | { type: 'trail.restarted'; start: string }
  /** The page was opened with a trail, or its address was changed by hand. */
  | ({ type: 'address.read' } & Trail)
  | { type: 'link.wanted' }
  | { type: 'retry.requested' };

/** What the simulator asks of its address: to say where it is. */
export type AddressRequest = { type: 'address.wanted' } & Trail;
