/** What a chart tells the port that makes its steps entries of the history: a step is shown, or stays where it was. */
export type StepCommand<Step extends string> = { type: 'step.shown'; step: Step } | { type: 'step.kept' };

/** From that port: Back, Forward or a link leads to a step. */
export interface StepRequested<Step extends string> {
  type: 'step.requested';
  step: Step;
}
