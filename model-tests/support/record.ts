import { mkdirSync, writeFileSync } from 'node:fs';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Coverage, Walk } from './types.ts';
import { eventLabel, valueLabel } from './names.ts';

export type Level = 'chart' | 'view' | 'browser';

export interface PathRecord {
  readonly name: string;
  readonly passed: boolean;
  readonly steps: readonly { readonly event: string; readonly state: string; readonly image?: string }[];
}

/** What one level of one chart covered, as `npm run test:paths` prints it. */
export interface PathsRecord {
  readonly chart: string;
  readonly level: Level;
  readonly coverage: Coverage;
  readonly seconds: number;
  readonly paths: readonly PathRecord[];
  /** Events tried where they are not taken; steps of chance taken; stories told (chart level only). */
  readonly refused?: number;
  readonly chance?: number;
  readonly stories?: number;
  /** What the level cannot cause, and why. */
  readonly unreachable: readonly { readonly name: string; readonly reason: string }[];
}

export const REPORTS = 'reports/paths';

export const pathRecord = <TMachine extends AnyStateMachine>(
  walk: Walk<TMachine>,
  passed: boolean,
  images: readonly (string | undefined)[] = [],
): PathRecord => ({
  name: walk.name,
  passed,
  steps: walk.steps.map(({ event, nextState }, index) => {
    const image = images[index];
    return {
      event: eventLabel(event),
      state: valueLabel((nextState as AnyMachineSnapshot).value),
      ...(image === undefined ? {} : { image }),
    };
  }),
});

/** Writes `reports/paths/<chart>.<level>.json`, from the working directory of the run. */
export function writeRecord(record: PathsRecord): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/${record.chart}.${record.level}.json`, `${JSON.stringify(record, null, 2)}\n`);
}
