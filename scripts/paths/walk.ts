import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RECORDS } from '#src/chart-kit/records/record.ts';
import type { Level } from '#src/chart-kit/records/record.types.ts';
import { testBuilds } from '../builds.mjs';
import { prepare } from '../prepare.mjs';

export interface Walking {
  /** The folder of the models. */
  readonly from: string;
  /** Charts by their folder; empty: all. */
  readonly charts: readonly string[];
  /** Only one path, by its number or name. */
  readonly path?: string | undefined;
  /** The seed of random steps. */
  readonly seed?: string | undefined;
  /** Shows the browser, slowly enough to watch. */
  readonly isShown?: boolean;
  /** How many charts are walked at once. Default: the number of cores. */
  readonly workers?: number;
}

const endings: Record<Level, string> = { chart: '.chart.test.ts', view: '.view.test.tsx', browser: '.browser.spec.ts' };

/** Returns the test files of a level. */
export const testsOf = (level: Level, { from, charts }: Pick<Walking, 'from' | 'charts'>): string[] =>
  readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (charts.length === 0 || charts.includes(entry.name)))
    .flatMap(({ name }) => readdirSync(join(from, name)).map((file) => join(from, name, file)))
    .filter((file) => file.endsWith(endings[level]))
    .toSorted();

const commandOf = (level: Level, files: readonly string[], { workers }: Walking): string[] =>
  level === 'browser'
    ? ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', ...files]
    : [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--project',
        level === 'chart' ? 'node' : 'view',
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        ...files,
      ];

/** Walks the paths of one level; false if one fails. */
export async function walk(level: Level, walking: Walking): Promise<boolean> {
  const files = testsOf(level, walking);
  if (files.length === 0) return true;
  if (level === 'browser') {
    process.env['BUILD_DIR'] ??= testBuilds;
    await prepare({ build: true });
    // Pictures of paths that no longer exist would never be removed.
    if (walking.path === undefined)
      for (const file of files) rmSync(join(RECORDS, basename(dirname(file))), { recursive: true, force: true });
  }
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: undefined,
    ...(walking.path === undefined ? {} : { CHART_PATH: walking.path }),
    ...(walking.seed === undefined ? {} : { CHART_SEED: walking.seed }),
    ...(walking.isShown ? { WAYMARK_SHOWN: '1' } : {}),
  };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  spawn(process.execPath, commandOf(level, files, walking), { stdio: 'inherit', env }).on('close', (status) =>
    resolve(status === 0),
  );
  return promise;
}
