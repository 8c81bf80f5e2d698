import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { edgeIdsOf } from '../chart/chart-model.ts';
import type { MatrixRecord, PathRecord, PathsRecord } from './record.types.ts';
import type { Matrix } from '../explore/matrix.ts';
import { failedStepOf } from '../telling/failure.ts';
import type { Walk } from '../explore/types.ts';
import { eventLabel, transitionNames, valueLabel } from '../explore/names.ts';

export type { PathRecord } from './record.types.ts';

export const REPORTS = 'reports/paths';
/** The records and their pictures; the pages beside them are made of these. */
export const RECORDS = `${REPORTS}/records`;

export type Outcome = 'passed' | { readonly error: unknown };

const failureOf = (error: unknown): PathRecord['failure'] => ({
  step: failedStepOf(error) ?? -1,
  // Without the colours of a terminal.
  message: stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
});

/** A walk as it is reported; `images` has one for the start, then one for each step. */
export function pathRecord<TMachine extends AnyStateMachine>(
  walk: Walk<TMachine>,
  outcome: Outcome,
  images: readonly (string | undefined)[] = [],
): PathRecord {
  const at = (snapshot: unknown, index: number) => {
    const image = images[index];
    return { state: valueLabel((snapshot as AnyMachineSnapshot).value), ...(image === undefined ? {} : { image }) };
  };
  const failure = outcome === 'passed' ? undefined : failureOf(outcome.error);
  return {
    name: walk.name,
    passed: outcome === 'passed',
    start: walk.start,
    initial: at(walk.initial, 0),
    steps: walk.steps.map(({ event, nextState }, index) => ({ event: eventLabel(event), ...at(nextState, index + 1) })),
    ...(failure ? { failure } : {}),
  };
}

/** Not yet walked to its end. */
export const unfinished: Outcome = { error: new Error('it did not come to an end') };

/** As far as walks went: of one that failed, the steps before it did; of one without a record, none. */
export const walkedParts = <TMachine extends AnyStateMachine>(
  walks: readonly Walk<TMachine>[],
  paths: readonly PathRecord[],
): Walk<TMachine>[] =>
  walks.map((walk) => {
    const path = paths.find(({ name }) => name === walk.name);
    return path?.passed ? walk : { ...walk, steps: walk.steps.slice(0, Math.max(0, path?.failure?.step ?? 0)) };
  });

/** The transition that each edge of the drawn chart stands for. */
export function drawnTransitions(machine: AnyStateMachine): Record<string, string> {
  const ids = edgeIdsOf(machine);
  return Object.fromEntries(
    [...transitionNames(machine)].flatMap(([transition, name]) => {
      const id = ids.get(transition);
      return id === undefined ? [] : [[id, name]];
    }),
  );
}

export const matrixRecord = ({ states, events, cell }: Matrix): MatrixRecord => ({
  states,
  events,
  taken: states.flatMap((state) =>
    events.filter((event) => cell(state, event) === 'taken').map((event) => `${state} ${event}`),
  ),
});

/** Writes `<chart>.<level>.json` into a folder: without one, `reports/paths/records` in the working directory. */
export function writeRecord(record: PathsRecord, folder: string = RECORDS): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${record.chart}.${record.level}.json`, `${JSON.stringify(record)}\n`);
}
