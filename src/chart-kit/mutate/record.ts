import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../explore/model.ts';
import type { EmittedChanges } from './emitted.ts';
import type { Verdict } from './judge.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** A mutant and what became of it. */
export type Judged = Omit<Mutant, 'make'> & Verdict;

/** The mutants of one chart at one level; at the view, those alone that the chart's own tests let live. */
export interface MutantsRecord {
  readonly chart: string;
  readonly mutants: readonly Judged[];
  /** Why survivors stay, by name, as the model says. */
  readonly explained: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export type MutantsLevel = 'chart' | 'view';

export const REPORTS = 'reports/mutants';

/** Which part of how many this process judges: two processes share the mutants of a chart. `0/2` is the first half. */
const [part = 0, parts = 1] = (process.env['MUTANTS_PART'] ?? '0/1').split('/').map(Number);

/** Judges this process's part of the mutants that are wanted, and writes down what became of each. */
export async function judgeMutants<TMachine extends AnyStateMachine>(
  level: MutantsLevel,
  { id, machine, options }: Model<TMachine>,
  {
    isWanted,
    judge,
    changes,
  }: {
    readonly isWanted: (mutant: Mutant) => boolean;
    readonly judge: (mutant: Mutant) => Verdict | Promise<Verdict>;
    readonly changes: EmittedChanges;
  },
): Promise<void> {
  const began = performance.now();
  const mutants: Judged[] = [];
  for (const mutant of mutantsOf(machine, changes).filter((_, index) => index % parts === part)) {
    if (!isWanted(mutant)) continue;
    const { make: _, ...facts } = mutant;
    mutants.push({ ...facts, ...(await judge(mutant)) });
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  const seconds = (performance.now() - began) / 1000;
  const record: MutantsRecord = { chart: id, mutants, explained: options.survivors ?? {}, seconds };
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, `${id}.${level}.${part}.json`), `${JSON.stringify(record, null, 2)}\n`);
}

/** What was judged last, of all parts, in the order of the chart; null where nothing was. */
export function readMutants(level: MutantsLevel, chart: string): MutantsRecord | null {
  const files = existsSync(REPORTS) ? readdirSync(REPORTS).filter((file) => file.startsWith(`${chart}.${level}.`)) : [];
  const records = files.map((file) => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as MutantsRecord);
  const [first] = records;
  if (!first) return null;
  return {
    chart,
    mutants: records.flatMap(({ mutants }) => mutants).toSorted((a, b) => a.order - b.order),
    explained: first.explained,
    seconds: records.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
