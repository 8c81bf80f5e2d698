import type { Level } from '../records/record.types.ts';

/** What a project tells the kit about itself. */
export interface Project {
  /** Returns the command that repeats a path; the message of a failure ends with it. */
  readonly commandFor: (chart: string, level: Level, path: string, seed?: number) => string;
}

/** A project whose tests are called `<chart>.chart.test.ts`, `<chart>.view.test.tsx` and `<chart>.browser.spec.ts`. */
export const anyProject: Project = {
  commandFor: (chart, level, path, seed) =>
    [
      `CHART_PATH=${path}`,
      ...(seed === undefined ? [] : [`CHART_SEED=${seed}`]),
      level === 'browser' ? 'npx playwright test' : 'npx vitest run',
      `${chart}.${level}`,
    ].join(' '),
};
