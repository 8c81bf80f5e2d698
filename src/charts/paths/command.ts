import type { Level } from '#src/chart-kit/records/record.types.ts';

/** Returns the command that repeats a path. */
export const commandFor = (chart: string, level: Level, path: string, seed?: number): string =>
  `npm run test:paths -- ${chart} --level ${level} --path ${path}${seed === undefined ? '' : ` --seed ${seed}`}`;
