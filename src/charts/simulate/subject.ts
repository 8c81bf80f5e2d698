import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { eventsOf } from '#model-tests/support/events.ts';
import type { Model } from '#model-tests/support/model.ts';
import type { Step } from '#model-tests/support/step.ts';
import { subjectOf } from '#model-tests/support/subject.ts';
import type { AnyOptions } from '#model-tests/support/types.ts';
import { edgeIdsOf } from '../machines/model.ts';

/** A chart to be played through: the machine that the shop runs, and all that its model says can happen to it. */
export interface Subject {
  machine: AnyStateMachine;
  /** The names of what it can begin with; '' is the usual one. */
  starts: readonly string[];
  /** Every payload that the model has for an event. */
  fixtures: readonly AnyEventObject[];
  begin: (start: string) => Step;
  /** One pure macrostep: nothing is invoked, no action runs. */
  step: (from: AnyMachineSnapshot, event: AnyEventObject) => Step;
  /** What the chart listens to: events, answers of what it invoked, delays. */
  at: (snapshot: AnyMachineSnapshot) => AnyEventObject[];
  /** The transition's id in the chart's model. */
  edgeOf: (transition: AnyTransitionDefinition) => string | undefined;
}

/** The same step for the same model as the walks of its tests take it. */
export function simulated({ machine, options }: Model<AnyStateMachine>): Subject {
  const subject = subjectOf(machine, options as AnyOptions);
  const events = eventsOf(subject);
  const ids = edgeIdsOf(machine);
  return {
    machine,
    starts: subject.startNames,
    fixtures: events.fixtures,
    begin: subject.initial,
    step: subject.step,
    at: events.at,
    edgeOf: (transition) => ids.get(transition),
  };
}
