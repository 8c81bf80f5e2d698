import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Recording } from '#src/chart-kit/statebook/recorder.ts';

const WALKS = 'model-tests';

export const hasView = (chart: string): boolean => existsSync(join(WALKS, chart, `${chart}.view.test.tsx`));

/** Returns every chart of the shop by its folder, in alphabetical order. */
export const allCharts = (): string[] =>
  readdirSync('machines')
    .filter((chart) => existsSync(join('machines', chart, `${chart}.machine.ts`)))
    .toSorted();

/** Galleries beside the charts: every variant of every block of content. */
export const galleries: readonly string[] = ['blocks'];

/** Walks the views of the charts again, and writes what they show into `folder`. False if a walk fails. */
export function record(charts: readonly string[], folder: string): boolean {
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--teardownTimeout=5000',
    '--project',
    'view',
  ];
  const env = { ...process.env, NODE_OPTIONS: '', TZ: 'UTC', STATEBOOK: resolve(folder) };
  const places = charts.map((chart) => `${WALKS}/${chart}/`);
  return (
    spawnSync(process.execPath, [...command, ...places], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  );
}

export const readRecordings = (folder: string): Recording[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording)
    : [];

/** Returns charts that have a view but no recording, and states that have neither an entry nor a reason. */
export function lacking(charts: readonly string[], recordings: readonly Recording[]): string[] {
  const recorded = new Set(recordings.map(({ chart }) => chart));
  return [
    ...charts.filter((chart) => !recorded.has(chart)).map((chart) => `${chart}: its view left no recording`),
    ...recordings.flatMap(({ chart, states, entries, notShown }) => {
      const known = new Set([...entries.flatMap((entry) => entry.states), ...notShown.map(({ name }) => name)]);
      return states
        .filter(({ path, isInnermost }) => isInnermost && !known.has(path))
        .map(({ path }) => `${chart}: ${path} has no entry, and no reason why`);
    }),
  ];
}
