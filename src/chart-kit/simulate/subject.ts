import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { eventsOf } from '../explore/events.ts';
import type { Model } from '../explore/model.ts';
import type { Step } from '../explore/step.ts';
import { subjectOf } from '../explore/subject.ts';
import type { AnyOptions } from '../explore/types.ts';
import { edgeIdsOf } from '../chart/chart-model.ts';

/** A chart for a simulator: the machine itself, and everything that its model says can happen to it. */
export interface Subject {
  machine: AnyStateMachine;
  /** The names of its inputs; '' is the default one. */
  starts: readonly string[];
  /** Every payload of the model for an event. */
  fixtures: readonly AnyEventObject[];
  begin: (start: string) => Step;
  /** One pure macrostep: nothing is invoked, no action runs. */
  step: (from: AnyMachineSnapshot, event: AnyEventObject) => Step;
  /** Returns what the chart listens to: events, answers of invoked actors, delays. */
  at: (snapshot: AnyMachineSnapshot) => AnyEventObject[];
  /** Returns the transition's id in the chart's model. */
  edgeOf: (transition: AnyTransitionDefinition) => string | undefined;
}

/** Returns the same step for the same model as the walks of its tests take. */
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
